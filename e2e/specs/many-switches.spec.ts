import type { CDPSession, Page } from '@playwright/test';
import { bookableEvent } from '../support/events.ts';
import { firn } from '../support/firn.ts';
import { expect, test } from '../support/test.ts';
import { publishVariant } from '../support/variant.ts';
import { restore, versionOf } from '../support/versions.ts';

const REMOTE = 'mfe-booking';
const OTHER = '7.60.0';
const WARM_UP = 10;
const SWITCHES = 40;
/**
 * Compiled code alone adds up to a third while the tab warms up. If a version stayed each time, the heap would triple
 * (0.4 MB a switch). The benchmark measures the rest over 200 switches.
 */
const MOST_GROWTH = 1.6;

interface Remote {
  readonly version: string;
}

interface Registry {
  readonly sequence: number;
  readonly remotes: Readonly<Record<string, Remote>>;
}

/** The tab's own registry: alternates between two versions and withdraws the one that is shown. */
async function stageRegistry(page: Page, registry: Registry, versions: readonly [Remote, Remote]) {
  let { sequence } = registry;
  const current = () => versions[sequence % 2] as Remote;
  await page.route('**/delivery/registry', (route) => {
    const other = versions[(sequence + 1) % 2] as Remote;
    const remote = { ...current(), fallback: null, withdrawn: [other.version] };
    return route.fulfill({ json: { sequence, remotes: { ...registry.remotes, [REMOTE]: remote } } });
  });
  // Each answer ends, and the browser asks again 20 ms later: one event at a time.
  await page.route('**/delivery/events*', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 20\nevent: registry\nid: ${sequence}\ndata: {"sequence":${sequence}}\n\n`,
    }),
  );
  return {
    next(): string {
      sequence += 1;
      return current().version;
    },
  };
}

async function measure(session: CDPSession) {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { usedSize, nodes, jsEventListeners };
}

test('forty live switches leave nothing behind: heap, nodes, listeners, files', async ({
  page,
  request,
  context,
  quietConsole,
}) => {
  test.slow();
  // The gateway never gave this tab the other version, so it rejects reports about it.
  quietConsole.allow(/403/);
  const sound = await versionOf(request, REMOTE);
  const registryNow = async () => (await (await request.get('/delivery/registry')).json()) as Registry;
  const before = await registryNow();
  await publishVariant(REMOTE, OTHER, [
    { file: 'src/i18n/de-CH/booking.ts', edit: (source) => source.replace('Wer bucht?', 'Wer bucht das?') },
  ]);
  await firn('promote', `${REMOTE}@${OTHER}`);
  const after = await registryNow();
  await restore(REMOTE, sound);
  const versions = [before.remotes[REMOTE], after.remotes[REMOTE]] as [Remote, Remote];

  const event = await bookableEvent(request);
  const stage = await stageRegistry(page, await registryNow(), versions);
  // What can be rented comes after the form, before one look at the nodes and after another: here nothing can.
  const nothing = {
    '@id': '/api/renting_materials',
    'hydra:member': [],
    'hydra:totalItems': 0,
    totalItems: 0,
  };
  await page.route('**/api/renting_materials*', (route) => route.fulfill({ json: nothing }));
  await page.goto(`/event/${event.id}/buchen`);
  const field = page.getByLabel('Strasse und Nummer');
  await field.fill('Höhenweg 99');

  async function switchTimes(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const version = stage.next();
      const words = version === OTHER ? 'Wer bucht das?' : 'Wer bucht?';
      await expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible();
    }
  }

  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await switchTimes(WARM_UP);
  const warm = await measure(session);
  await switchTimes(SWITCHES);

  await expect(field).toHaveValue('Höhenweg 99');
  // single-spa's timeouts hold an unmounted remote for up to 5 s.
  const counted = (what: 'nodes' | 'jsEventListeners') => async () => (await measure(session))[what];
  const patience = { timeout: 30_000 };
  await expect.poll(counted('nodes'), patience).toBeLessThanOrEqual(warm.nodes * 1.1);
  await expect.poll(counted('jsEventListeners'), patience).toBeLessThanOrEqual(warm.jsEventListeners * 1.1);
  expect((await measure(session)).usedSize / warm.usedSize).toBeLessThan(MOST_GROWTH);
  const files = await page
    .locator(`link[href*="/remotes/${REMOTE}/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/')[3]));
  expect(new Set(files).size).toBe(1);
});
