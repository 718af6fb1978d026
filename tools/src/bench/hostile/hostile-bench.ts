import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '../../start/product.ts';
import { bringUp } from '../../start/start-command.ts';
import { type BenchResult, benchResult, percentile95 } from '../result.ts';
import { timed } from '../timed.ts';
import { type Attack, attacksOn, begin } from './attacks.ts';
import { bookFor, type OpenEvent, openEvents } from './booking-body.ts';
import { countsPeaks, peakOf, resetPeak } from './peak-memory.ts';
import { type Visitor, visitorAt } from './visitor.ts';

/** Page views of the victim in each phase. */
const VIEWS = 80;

interface Phase {
  /** 95th percentile of a page view (ms). */
  readonly p95: number;
  /** Peak of each process (10^6 bytes), by its name. */
  readonly peaks: Readonly<Record<string, number>>;
}

async function browse({ send }: Visitor, pages: readonly string[]): Promise<number> {
  const views: number[] = [];
  for (let view = 0; view < VIEWS; view += 1) {
    const path = pages[view % pages.length] ?? '/';
    views.push(
      await timed(async () => {
        const { status } = await send({ path });
        if (status !== 200) throw new Error(`The victim's ${path} answered ${status}.`);
      }),
    );
  }
  return percentile95(views);
}

async function phase({ services }: Product, victim: Visitor, pages: readonly string[]): Promise<Phase> {
  const pids = services.flatMap(({ name, process: { pid } }) =>
    pid && countsPeaks() ? [[name, pid] as const] : [],
  );
  for (const [, pid] of pids) resetPeak(pid);
  const p95 = await browse(victim, pages);
  return { p95, peaks: Object.fromEntries(pids.map(([name, pid]) => [name, peakOf(pid)])) };
}

function resultsOf(name: string, quiet: Phase, attacked: Phase): BenchResult[] {
  return [
    benchResult({
      name: `${name}: the victim's page view, p95`,
      unit: 'ms',
      value: attacked.p95,
      reference: quiet.p95,
      referenceName: 'without it',
      target: { of: 'ratio', atMost: 2 },
    }),
    ...Object.entries(attacked.peaks).map(([process, peak]) =>
      benchResult({
        name: `… of it, peak memory of the ${process}`,
        unit: 'MB',
        value: peak,
        reference: quiet.peaks[process] ?? Number.NaN,
        referenceName: 'without it',
        target: { of: 'value', atMost: 400 },
      }),
    ),
  ];
}

interface Scene {
  readonly product: Product;
  readonly pages: readonly string[];
  /** What the victim books: one event, which the attacker leaves alone. */
  readonly own: OpenEvent;
}

/** The victim browses without the attack, then with it, and books while it lasts. */
async function underAttack(
  { product, pages, own }: Scene,
  attack: Attack,
  number: number,
): Promise<BenchResult[]> {
  const victim = await visitorAt(product.url, `127.0.1.${number}`);
  try {
    await browse(victim, pages);
    const quiet = await phase(product, victim, pages);
    const attacker = await begin(product.url, attack, `127.0.2.${number}`);
    try {
      const attacked = await phase(product, victim, pages);
      const { status, body } = await bookFor(victim, own, 1);
      if (status !== 201)
        throw new Error(`During «${attack.name}» the victim's booking was refused: ${body}`);
      return resultsOf(attack.name, quiet, attacked);
    } finally {
      await attacker.end();
    }
  } finally {
    victim.close();
  }
}

async function attackAll(product: Product): Promise<BenchResult[]> {
  const scout = await visitorAt(product.url, '127.0.3.1');
  const events = await openEvents(scout);
  scout.close();
  const own = events.toSorted((a, b) => b.freePlaces - a.freePlaces)[0];
  if (!own) throw new Error('The demo has no bookable event.');
  const others = events.filter((event) => event !== own);
  const scene = { product, own, pages: ['/', '/agenda', '/team', `/event/${own.id}/buchen`] };
  const results: BenchResult[] = [];
  for (const [index, attack] of attacksOn(product, others).entries()) {
    results.push(...(await underAttack(scene, attack, index + 1)));
  }
  return results;
}

/** What strangers do to a second visitor, on a product of its own: attacks leave traces. */
export async function hostileBench(): Promise<BenchResult[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'firn-hostile-'));
  try {
    const options = { dataDir, host: '127.0.0.1', port: 0, demo: true };
    const { product } = await bringUp(startProduct(options));
    try {
      return await attackAll(product);
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
