import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { startTemporaryCluster } from '../../postgres/temporary-cluster.ts';
import { type Product, startProduct } from '../../start/product.ts';
import { bringUp } from '../../start/start-command.ts';
import { bookFor, type OpenEvent, openEvents } from '../booking-body.ts';
import { type BenchResult, benchResult, percentile95 } from '../result.ts';
import { timed } from '../timed.ts';
import { type Visitor, visitorAt } from '../visitor.ts';
import { type AnswerCounts, answersText, requireAnswers } from './answers.ts';
import {
  ATTACKS,
  type AttackName,
  type AttackOrder,
  EXPECTED,
  LOCKED_READS,
  READ_ATTACKS,
} from './attacks.ts';
import { whileLocked } from './locked-table.ts';
import { officeResults } from './office.ts';
import { countsPeaks, peakOf, resetPeak } from './peak-memory.ts';

/** Page views of the victim in each phase. */
const VIEWS = 80;

interface Phase {
  /** 95th percentile of a page view (ms). */
  readonly p95: number;
  /** Peak of each service and the processes it started (10^6 bytes), by its name. */
  readonly peaks: Readonly<Record<string, number>>;
}

/** Nobody times the first views: a product that was started a moment ago may give them without their content. */
async function warmUp({ send }: Visitor, pages: readonly string[]): Promise<void> {
  for (let view = 0; view < VIEWS; view += 1) await send({ path: pages[view % pages.length] ?? '/' });
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

function resultsOf(name: string, quiet: Phase, attacked: Phase, answers: AnswerCounts): BenchResult[] {
  return [
    benchResult({
      name: `${name}: the victim's page view, p95`,
      unit: 'ms',
      value: attacked.p95,
      reference: quiet.p95,
      referenceName: 'without it',
      target: { of: 'ratio', atMost: 2 },
      note: `answered ${answersText(answers)}`,
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

/** Works while the attack lasts; fails unless it was answered as it should be. */
async function attacking<Result>(order: AttackOrder, work: () => Promise<Result>) {
  const thread = new Worker(new URL('./attack-thread.ts', import.meta.url), { workerData: order });
  try {
    await once(thread, 'message');
    const result = await work();
    const ended = once(thread, 'message');
    thread.postMessage('end');
    const [answers] = (await ended) as [AnswerCounts];
    requireAnswers(order.attack, answers, EXPECTED[order.attack]);
    return { result, answers };
  } finally {
    await thread.terminate();
  }
}

/** The victim browses without the attack, then with it, and books while it lasts. */
async function underAttack({ product, pages, own }: Scene, order: AttackOrder): Promise<BenchResult[]> {
  const victim = await visitorAt(product.url, order.address.replace('127.0.2', '127.0.1'));
  try {
    await warmUp(victim, pages);
    const quiet = await phase(product, victim, pages);
    const { result: attacked, answers } = await attacking(order, async () => {
      const views = await phase(product, victim, pages);
      const { status, body } = await bookFor(victim, own, 1);
      if (status !== 201) throw new Error(`The victim's booking was refused: ${body}`);
      return views;
    });
    return resultsOf(order.attack, quiet, attacked, answers);
  } catch (cause) {
    throw new Error(`«${order.attack}» ended the run: ${String(cause)}`, { cause });
  } finally {
    victim.close();
  }
}

/** @param held Runs the work while somebody holds the locked table. */
async function attackAll(
  product: Product,
  attacks: readonly AttackName[],
  held: (work: () => Promise<BenchResult[]>) => Promise<BenchResult[]>,
): Promise<BenchResult[]> {
  const scout = await visitorAt(product.url, '127.0.3.1');
  const events = await openEvents(scout);
  scout.close();
  const own = events.toSorted((a, b) => b.freePlaces - a.freePlaces)[0];
  if (!own) throw new Error('The demo has no bookable event.');
  const scene = { product, own, pages: ['/', '/agenda', '/team', `/event/${own.id}/buchen`] };
  const token = readFileSync(join(product.dataDir, 'delivery/demo-token'), 'utf8').trim();
  const order = { url: product.url, events: events.filter((event) => event !== own), token };
  const results: BenchResult[] = [];
  for (const [index, attack] of attacks.entries()) {
    const work = () => underAttack(scene, { ...order, attack, address: `127.0.2.${index + 1}` });
    results.push(...(await (attack === LOCKED_READS ? held(work) : work())));
  }
  return [...results, ...(await officeResults(product.url, scene.pages))];
}

/** Runs `work` on a product that has been started anew: sowing the demo takes memory, too. */
async function onFreshProduct(
  env: Readonly<Record<string, string>>,
  work: (product: Product) => Promise<BenchResult[]>,
): Promise<BenchResult[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'firn-hostile-'));
  const start = async () =>
    (await bringUp(startProduct({ dataDir, host: '127.0.0.1', port: 0, demo: true, env }))).product;
  try {
    await (await start()).stop();
    const product = await start();
    try {
      return await work(product);
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onServer(): Promise<BenchResult[]> {
  const cluster = await startTemporaryCluster();
  if (!cluster) {
    console.log('hostile: no PostgreSQL here');
    return [];
  }
  try {
    return await onFreshProduct({ DATABASE_URL: cluster.url }, (product) =>
      attackAll(product, ATTACKS, (work) => whileLocked(cluster.url, work)),
    );
  } finally {
    await cluster.stop();
  }
}

/**
 * What strangers do to a second visitor, on products of their own: attacks leave traces. On the embedded database the cheap
 * reads only, or all where there is no PostgreSQL.
 */
export async function hostileBench(): Promise<BenchResult[]> {
  const results = await onServer();
  const attacks = results.length > 0 ? READ_ATTACKS : ATTACKS.filter((attack) => attack !== LOCKED_READS);
  const embedded = await onFreshProduct({}, (product) => attackAll(product, attacks, (work) => work()));
  return [...results, ...embedded.map((result) => ({ ...result, name: `embedded: ${result.name}` }))];
}
