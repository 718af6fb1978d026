import type { ResolvedRegistry, ResolvedRemote } from '@firn/shared-contracts/delivery';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../test/chromium.ts';
import { type BenchResult, benchResult } from '../result.ts';
import { type OwnGateway, operatorOf } from './operator.ts';
import { openRegistryStage, type RegistryStage, withdrawing } from './registry-stage.ts';
import { registryOf, type TwoVersions } from './two-versions.ts';

/** Until the engine has compiled the hot code: its code and metadata grow during the first hundred switches anyway. */
const WARM_UP_SWITCHES = 100;
const SWITCHES = 200;
/** The longest of single-spa's timeouts, whose timers hold a parcel that was unmounted long ago (ms). */
const TIMERS = 5000;
const MEGABYTE = 1_000_000;
const TYPED = 'Anna-Barbara';
const FIELD = 'input[name="booker.firstName"]';

/** Runs before the page: counts the moments at which a version has taken the region over. */
const COUNT = `
window.__mounted = 0;
new PerformanceObserver((list) => {
  window.__mounted += list.getEntriesByName('firn:remote-mounted').length;
}).observe({ type: 'mark', buffered: true });`;

/** The longest a switch may take before the benchmark gives up (ms). */
const PATIENCE = 30_000;

/** Resolves with the field's text once that many versions have been on the page and the last one shows its form. */
const shownAfter = (mounts: number) => `new Promise((resolve, reject) => {
  const end = performance.now() + ${PATIENCE};
  const look = () => {
    const field = document.querySelector('${FIELD}');
    if (window.__mounted >= ${mounts} && field) resolve(field.value);
    else if (performance.now() > end) reject(new Error(window.__mounted + ' of ${mounts} versions were shown.'));
    else setTimeout(look, 5);
  };
  look();
})`;

/** Both versions as in a visitor's registry. */
interface Cast {
  readonly registry: ResolvedRegistry;
  readonly versions: readonly [ResolvedRemote, ResolvedRemote];
}

async function castOf(gateway: OwnGateway, { remote, old, next }: TwoVersions): Promise<Cast> {
  const operator = operatorOf(gateway, remote);
  const before = await registryOf(gateway);
  await operator.promote(next);
  const after = await registryOf(gateway);
  await operator.rollBack(old);
  const [first, second] = [before.remotes[remote], after.remotes[remote]];
  if (!first || !second) throw new Error(`${remote} is not live.`);
  return { registry: await registryOf(gateway), versions: [first, second] };
}

/** Bytes of live objects after garbage collection. */
async function usedHeap(page: Page, session: CDPSession): Promise<number> {
  await page.waitForTimeout(TIMERS);
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** One tab that switches back and forth. Each switch ends when the form is back with what was typed. */
async function switchBackAndForth(
  page: Page,
  { registry, versions }: Cast,
  stage: RegistryStage,
  range: { readonly from: number; readonly to: number },
  text: string,
): Promise<void> {
  for (let count = range.from; count < range.to; count += 1) {
    const [gone, live] = count % 2 === 0 ? versions : versions.toReversed();
    if (!gone || !live) throw new Error('Two versions are needed.');
    stage.announce(withdrawing(registry, registry.sequence + count + 1, live, gone.version));
    const shown = await page.evaluate(shownAfter(count + 2));
    if (shown !== text)
      throw new Error(`After switch ${count + 1} the field holds «${shown}», not «${text}».`);
  }
}

async function measure(
  browser: Browser,
  stage: RegistryStage,
  cast: Cast,
  { path, text }: { readonly path: string; readonly text: string },
): Promise<{ before: number; after: number }> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(COUNT);
    await page.goto(`${stage.url}${path}`);
    await page.evaluate(shownAfter(1));
    if (text) await page.fill(FIELD, text);
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.enable');
    await switchBackAndForth(page, cast, stage, { from: 0, to: WARM_UP_SWITCHES }, text);
    const before = await usedHeap(page, session);
    const range = { from: WARM_UP_SWITCHES, to: WARM_UP_SWITCHES + SWITCHES };
    await switchBackAndForth(page, cast, stage, range, text);
    return { before, after: await usedHeap(page, session) };
  } finally {
    await context.close();
  }
}

async function bookingPath({ url }: OwnGateway): Promise<string> {
  const response = await fetch(`${url}/api/events?itemsPerPage=100&order[start]=asc`, {
    headers: { accept: 'application/ld+json' },
  });
  const { 'hydra:member': events } = (await response.json()) as {
    'hydra:member': { id: string; availability: string; freePlaces: number }[];
  };
  const event = events.find(({ availability, freePlaces }) => availability === 'bookable' && freePlaces >= 2);
  if (!event) throw new Error('The demo has no event to book.');
  return `/event/${event.id}/buchen`;
}

/** Live switches in one open tab of the booking form, as a critical withdrawal causes them: heap growth. */
export async function liveSwitchBench(gateway: OwnGateway, versions: TwoVersions): Promise<BenchResult[]> {
  const cast = await castOf(gateway, versions);
  const path = await bookingPath(gateway);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const runs = [
    { what: 'an empty form', text: '' },
    { what: 'a half-filled form that keeps its text', text: TYPED },
  ];
  try {
    const results: BenchResult[] = [];
    for (const { what, text } of runs) {
      // A separate stage: a new tab is told of its stage's last change.
      const stage = await openRegistryStage(gateway);
      const heap = measure(browser, stage, cast, { path, text });
      const { before, after } = await heap.finally(() => stage.stop());
      results.push(
        benchResult({
          name: `heap after ${SWITCHES} live switches of ${what}`,
          unit: 'MB',
          value: after / MEGABYTE,
          reference: before / MEGABYTE,
          referenceName: 'before',
          target: { of: 'ratio', atMost: 1.1 },
        }),
      );
    }
    return results;
  } finally {
    await browser.close();
  }
}
