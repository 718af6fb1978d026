import { type BenchResult, benchResult } from '../result.ts';
import { type OwnGateway, operatorOf } from './operator.ts';
import { type PageLoad, underLoad } from './page-load.ts';
import type { TwoVersions } from './two-versions.ts';

const CHANGES = 100;
const CONNECTIONS = 4;
/** Page views between two changes, so that each version is really served. */
const VIEWS_EACH = 2 * CONNECTIONS;
/** Failures that are printed with their reason. */
const SHOWN = 5;

async function anEventPage(url: string): Promise<string> {
  const response = await fetch(`${url}/api/events?itemsPerPage=1&order[start]=asc`, {
    headers: { accept: 'application/ld+json' },
  });
  const { 'hydra:member': events } = (await response.json()) as { 'hydra:member': { id: string }[] };
  return `/event/${events[0]?.id}`;
}

/** Alternating rollbacks and promotions, as fast as page views allow, while visitors view pages without pause. */
export async function loadBench(gateway: OwnGateway, versions: TwoVersions): Promise<BenchResult[]> {
  const { url } = gateway;
  const { remote, old, next } = versions;
  const operator = operatorOf(gateway, remote);
  const eventPage = await anEventPage(url);
  // The address of an event redirects to the one with its title.
  const { url: eventUrl } = await fetch(`${url}${eventPage}`, { headers: { accept: 'text/html' } });
  const pages = ['/', '/agenda', '/team', new URL(eventUrl).pathname];
  const load: PageLoad = { url, pages, connections: CONNECTIONS, versions };
  await operator.promote(next);
  const usual = await underLoad(load, (moreViews) => moreViews((CHANGES * VIEWS_EACH) / 2));
  const changing = await underLoad(load, async (moreViews) => {
    for (let change = 0; change < CHANGES; change += 1) {
      await (change % 2 === 0 ? operator.rollBack(old) : operator.promote(next));
      await moreViews(VIEWS_EACH);
    }
  });
  await operator.rollBack(old);
  for (const failure of changing.failures.slice(0, SHOWN)) console.log(`  failed: ${failure}`);
  if (changing.versions.size !== 2) throw new Error('The load has not seen both versions.');
  const name = `${CHANGES} rollbacks and promotions under load`;
  return [
    benchResult({
      name: `${name}: failed page views`,
      unit: 'views',
      value: changing.failures.length,
      reference: changing.views,
      referenceName: 'all',
      target: { of: 'value', atMost: 0 },
    }),
    benchResult({
      name: '… of it, views whose region was left to the browser',
      unit: 'views',
      value: changing.undrawn,
      reference: changing.views,
      referenceName: 'all',
    }),
    benchResult({
      name: '… of it, median of a view',
      unit: 'ms',
      value: changing.latency,
      reference: usual.latency,
      referenceName: 'same load, no change',
    }),
  ];
}
