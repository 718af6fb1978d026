import type { ResolvedRegistry } from '@firn/shared-contracts/delivery';
import type { Browser } from '@playwright/test';
import type { Product } from '../../start/product.ts';
import { registryOf } from '../delivery/two-versions.ts';
import { type BenchResult, benchResult, median, summary } from '../result.ts';
import { launchBrowser } from '../slow-page.ts';
import { throughput } from '../throughput.ts';
import { type ChangeTimes, changesInATab } from './changes-in-a-tab.ts';
import { type EventGateway, startEventGateway } from './event-gateway.ts';
import { type EventVisit, visitEvent } from './event-visit.ts';
import { buildPlanted, PLANTED, type PlantedRelease } from './planted-remotes.ts';

const ROUNDS = 5;
const CONNECTIONS = 4;
/** One round of pages, as fast as the server draws them, takes this long. */
const SECONDS = 4;

/** The page without extensions, with six, and with six of which one hangs on the server. */
const VARIANTS = ['none', 'six', 'hanging'] as const;
type Variant = (typeof VARIANTS)[number];

/** Slots on the page of an event that take several extensions. */
function slotsOfEvent({ remotes }: ResolvedRegistry): string[] {
  const slots = Object.values(remotes).flatMap((remote) => remote.slots ?? []);
  return slots
    .filter(({ page, context, room }) => page === 'event' && context === 'event@1' && room !== 1)
    .map(({ name }) => name);
}

async function eventPath(url: string): Promise<string> {
  const headers = { accept: 'application/ld+json' };
  const answer = await fetch(`${url}/api/events?itemsPerPage=1&order[start]=asc`, { headers });
  const { 'hydra:member': events } = (await answer.json()) as { 'hydra:member': { id: string }[] };
  // The address of an event redirects to the one with its title.
  const page = await fetch(`${url}/event/${events[0]?.id}`, { headers: { accept: 'text/html' } });
  return new URL(page.url).pathname;
}

interface Cast {
  readonly sound: readonly PlantedRelease[];
  readonly hanging: readonly PlantedRelease[];
  /** Further releases of the last team. */
  readonly next: readonly PlantedRelease[];
}

async function buildCast(slots: readonly string[]): Promise<Cast> {
  const sound: PlantedRelease[] = [];
  for (const team of Object.keys(PLANTED)) sound.push(await buildPlanted({ team, slots, version: '1.0.0' }));
  const stuck = await buildPlanted({ team: 'a', slots, version: '1.1.0', hanging: 'one' });
  const next: PlantedRelease[] = [];
  for (let patch = 1; patch <= ROUNDS; patch += 1) {
    next.push(await buildPlanted({ team: 'd', slots, version: `1.0.${patch}` }));
  }
  return { sound, hanging: [stuck, ...sound.slice(1)], next };
}

type Gateways = Readonly<Record<Variant, EventGateway>>;

async function inTurns<T>(
  variants: readonly Variant[],
  measure: (variant: Variant) => Promise<T>,
): Promise<Record<Variant, T[]>> {
  const measured: Record<Variant, T[]> = { none: [], six: [], hanging: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const variant of variants) measured[variant].push(await measure(variant));
  }
  return measured;
}

/** Milliseconds of a page while pages are asked for without pause. */
async function serverTimes(gateways: Gateways, path: string): Promise<Record<Variant, number[]>> {
  return inTurns(['none', 'six'], async (variant) => {
    const view = async () => {
      const response = await fetch(gateways[variant].url + path, { headers: { accept: 'text/html' } });
      await response.text();
    };
    return 1000 / (await throughput(view, CONNECTIONS, SECONDS));
  });
}

const of = <K extends keyof EventVisit>(visits: readonly EventVisit[], part: K) =>
  median(visits.map((visit) => visit[part]));

function pageResults(visits: Readonly<Record<Variant, readonly EventVisit[]>>): BenchResult[] {
  const compared = (name: string, variant: Variant, part: 'content' | 'lcp') =>
    benchResult({
      name,
      unit: 'ms',
      value: of(visits[variant], part),
      reference: of(visits.none, part),
      referenceName: 'without extensions',
      target: { of: 'ratio', atMost: 1.05 },
    });
  const surplus = of(visits.six, 'script') - of(visits.none, 'script');
  return [
    compared('event page with six extensions: content', 'six', 'content'),
    compared('… largest content painted', 'six', 'lcp'),
    benchResult({
      name: '… what moves (CLS, in thousandths)',
      unit: '',
      ...summary(visits.six.map(({ cls }) => cls * 1000)),
      reference: of(visits.none, 'cls') * 1000,
      referenceName: 'without extensions',
      target: { of: 'value', atMost: 0 },
    }),
    benchResult({
      name: '… scripts before the page answers, more than without (br)',
      unit: 'bytes',
      value: surplus,
      reference: of(visits.none, 'script'),
      referenceName: 'all without extensions',
      target: { of: 'value', atMost: 15_000 },
      note: `the server drew ${of(visits.six, 'drawn')}`,
    }),
    compared('one of the six hangs for 30 s on the server: content', 'hanging', 'content'),
  ];
}

function changeResults({ published, disabled }: ChangeTimes): BenchResult[] {
  const target = { of: 'value', atMost: 1000 } as const;
  const unit = 'ms';
  return [
    benchResult({
      ...{ name: 'an extension is published → an open tab shows it', unit, target },
      ...summary(published),
      ...{ reference: median(disabled), referenceName: 'disabled' },
    }),
    benchResult({
      ...{ name: 'an extension is disabled → an open tab is without it', unit, target },
      ...summary(disabled),
      ...{ reference: median(published), referenceName: 'published' },
    }),
  ];
}

async function measure(browser: Browser, gateways: Gateways, path: string, next: readonly PlantedRelease[]) {
  // The first page of each starts its processes.
  for (const variant of VARIANTS) await fetch(gateways[variant].url + path).then((answer) => answer.text());
  const visits = await inTurns(VARIANTS, (variant) => visitEvent(browser, gateways[variant].url + path));
  const times = await serverTimes(gateways, path);
  return [
    ...pageResults(visits),
    benchResult({
      name: 'a page by the server, four asked for at once',
      unit: 'ms',
      value: median(times.six),
      reference: median(times.none),
      referenceName: 'without extensions',
      // 0.8 times as many pages a second.
      target: { of: 'ratio', atMost: 1.25 },
    }),
    ...changeResults(await changesInATab(browser, gateways.six, path, next)),
  ];
}

/** The page of an event with six extensions of four remotes, against the same page with none. */
export async function extensionsBench(product: Product): Promise<BenchResult[]> {
  const live = await registryOf(product);
  const path = await eventPath(product.url);
  const { sound, hanging, next } = await buildCast(slotsOfEvent(live));
  const started: EventGateway[] = [];
  const start = async (name: Variant, releases: readonly PlantedRelease[]) => {
    const gateway = await startEventGateway(name, product, live);
    started.push(gateway);
    for (const release of releases) await gateway.deliver(release);
    return gateway;
  };
  const browser = await launchBrowser();
  try {
    const none = await start('none', []);
    const six = await start('six', sound);
    return await measure(browser, { none, six, hanging: await start('hanging', hanging) }, path, next);
  } finally {
    await browser.close();
    for (const gateway of started) await gateway.stop();
  }
}
