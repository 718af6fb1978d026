import type { ResolvedRemote } from '@firn/shared-contracts/delivery';
import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { afterEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { afterLoad } from './after-load.ts';
import { Region } from './orchestration/region.ts';
import { createRegionStage } from './orchestration/region-stage.ts';
import { createServices } from './services/create-services.ts';
import { createOccupancy } from './services/occupancy.ts';
import { createOwnPages } from './services/own-pages.ts';
import { findPage } from './services/pages.ts';
import { cleanWindow } from './testing/clean-window.ts';
import { aFakeRemote } from './testing/fake-remote.ts';
import { aPageState, aRemote, aVersion } from './testing/page-state.ts';
import { PaintObserver } from './testing/paint-observer.ts';
import { stubFetch } from './testing/stub-fetch.ts';

cleanWindow();
afterEach(() => {
  jest.restoreAllMocks();
});

const WITHDRAWN = { ...aVersion('tours', '1.1.0'), withdrawn: ['1.0.0'] };
/** A tab at /tours after its page has loaded: `old` is mounted as 1.0.0, and 1.1.0 can be loaded. */
async function setUp(old: Partial<RemoteLifecycles> = {}) {
  const network = stubFetch();
  window.fetch = network.fetch;
  Object.assign(globalThis, { EventSource: EventTarget, PerformanceObserver: PaintObserver });
  performance.getEntriesByType ??= () => [];
  window.scrollTo = () => undefined;
  const host = document.body.appendChild(document.createElement('div'));
  const state = aPageState();
  const parts = createServices({ window, state, nonce: '', headerImage: null });
  const { registry, beacons, services } = parts;
  const stage = createRegionStage({ services, beacons, server: null });
  stage.attach(host);
  const remotes = { '1.0.0': aFakeRemote('tours', '1.0.0', old), '1.1.0': aFakeRemote('tours', '1.1.0') };
  const region = new Region({
    ...{ registry, beacons, stage },
    load: async ({ version: { version } }) => remotes[version as keyof typeof remotes],
    ownPages: createOwnPages({}),
    pause: () => Promise.resolve(),
    onSwitch: () => undefined,
    reloads: { asLastResort: () => false, onRequest: () => false },
  });
  const match = findPage(state.registry, '/tours');
  if (match) await region.show(match, () => undefined);
  const reload = jest.fn();
  const occupancy = createOccupancy({ remote: 'tours', version: '1.0.0' });
  const { settings } = state;
  afterLoad({ parts: { ...parts, reload }, region, occupancy, running: '1.0.0', settings });
  const becomes = (name: string, more: Partial<ResolvedRemote>) => {
    const { sequence, remotes: all } = registry.get();
    const next = aRemote(name, { ...all[name], ...more });
    registry.set({ sequence: sequence + 1, remotes: { ...all, [name]: next } });
  };
  const reports = () =>
    network.requests.map(({ body }) => {
      const { remote, version, phase } = body as { remote: string; version: string; phase: string };
      return `${remote}@${version} ${phase}`;
    });
  const switched = () => waitFor(() => expect(host.textContent).toBe('tours@1.1.0'));
  return { host, becomes, reload, reports, switched, toasts: services.toasts };
}

test('a critical withdrawal takes effect at once; the visitor is told if typed text is lost', async () => {
  const mount: RemoteLifecycles['mount'] = async ({ domElement }) => {
    domElement.innerHTML = '<textarea name="note"></textarea>';
  };
  const { host, becomes, switched, toasts } = await setUp({ mount });
  const note = host.querySelector('textarea') as HTMLTextAreaElement;
  note.value = 'Knie';
  note.dispatchEvent(new Event('input', { bubbles: true }));
  becomes('tours', WITHDRAWN);
  await switched();
  await waitFor(() =>
    expect(toasts.get()).toMatchObject([
      { variant: 'warning', text: expect.stringContaining('konnten wir leider nicht übernehmen') },
    ]),
  );
});

test('if nothing was typed, nothing is said', async () => {
  const { becomes, switched, toasts } = await setUp();
  becomes('tours', WITHDRAWN);
  await switched();
  expect(toasts.get()).toEqual([]);
});

test('a version that cannot hand over its draft is reported', async () => {
  const snapshot = () => {
    throw new Error('kaputt');
  };
  const { becomes, switched, reports } = await setUp({ snapshot });
  becomes('tours', WITHDRAWN);
  await switched();
  expect(reports()).toContain('tours@1.0.0 uncaught');
});

test('a reload leaves a withdrawn shell', async () => {
  const { becomes, reload } = await setUp();
  becomes('shell', { version: '0.9.0', withdrawn: ['1.0.0'] });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('the page’s speed is reported when the page is hidden', async () => {
  const { reports } = await setUp();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(reports()).toContain('tours@1.0.0 vitals');
});
