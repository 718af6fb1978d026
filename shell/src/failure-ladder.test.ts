import type { PageState } from '@firn/shared-contracts/delivery';
import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { cleanWindow } from './testing/clean-window.ts';
import { aFakeRemote } from './testing/fake-remote.ts';
import { aPage, aPageState, aRemote, aVersion } from './testing/page-state.ts';
import { PaintObserver } from './testing/paint-observer.ts';
import { follow, openings, regionText, startPage } from './testing/start-page.ts';

/** Of tools/src/jest/fail-on-console-error.mjs. */
declare const takeConsole: () => string[];

cleanWindow();
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'readyState');
});

const SHEET = (version: string) => `/remotes/tours/${version}/page-list.0a1b2c3d.css`;

/** tours 2.0.0 is live, 1.0.0 the previous version; the live version's page came with its stylesheet. */
function aLadder(more: Partial<PageState> = {}): PageState {
  const tours = aRemote('tours', {
    pages: [aPage('list', '/tours')],
    ...aVersion('tours', '2.0.0'),
    fallback: aVersion('tours', '1.0.0'),
  });
  return aPageState(more, [tours]);
}

function addSheet(version: string, isTaken: boolean) {
  const link = document.head.appendChild(document.createElement('link'));
  link.rel = 'stylesheet';
  link.setAttribute('href', SHEET(version));
  Object.defineProperty(link, 'sheet', { value: isTaken ? {} : null });
}

const sheets = () =>
  [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'));
/** A file that has arrived is not requested again. */
const unreadable = () => Promise.reject<RemoteLifecycles>(new SyntaxError('Unexpected token <'));

test('the previous version takes over with its own styles and figures; nothing of the broken one stays', async () => {
  addSheet('2.0.0', true);
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });
  const { opened, Source } = openings();
  const remotes = { 'tours@2.0.0': unreadable };
  const { beacons } = await startPage({ state: aLadder(), remotes, events: Source });
  expect([regionText(), sheets()]).toEqual(['tours@1.0.0', []]);
  await waitFor(() => expect(opened).toHaveLength(1));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(beacons().filter((beacon) => beacon.endsWith('vitals'))).toEqual(['tours@1.0.0 vitals']);
});

test('a stylesheet that the browser refused is removed before anything is loaded', async () => {
  addSheet('2.0.0', false);
  await startPage({ state: aLadder() });
  expect([regionText(), sheets()]).toEqual(['tours@2.0.0', []]);
});

test('the last resort is one reload, and after it the calm notice', async () => {
  const remotes = { 'tours@2.0.0': unreadable, 'tours@1.0.0': unreadable };
  await startPage({ state: aLadder(), remotes });
  // All that jsdom does on a reload.
  expect(takeConsole()).toEqual([expect.stringContaining('Not implemented')]);
  expect(screen.queryByRole('alert')).toBeNull();
  document.body.replaceChildren();
  await startPage({ state: aLadder(), remotes });
  expect(screen.getByRole('alert').textContent).toContain('033 854 12 80');
});

test('a page that the server answered with 404 in the remote’s own words is hydrated', async () => {
  const region = { remote: 'tours', version: '2.0.0', data: {} };
  const { loads } = await startPage({ state: aLadder({ status: 404, region }) });
  expect(loads).toEqual(['tours@2.0.0']);
});

test('nothing is loaded below a page that the server could not serve', async () => {
  const { loads } = await startPage({ state: aLadder({ status: 503 }) });
  expect(loads).toEqual([]);
  expect(screen.getByText('503')).toBeTruthy();
  expect(screen.getByText('Wir arbeiten daran. Der Rest der Website funktioniert weiter.')).toBeTruthy();
});

test('the clock stands at the server’s instant until the page is mounted, and then runs', async () => {
  const region = { remote: 'tours', version: '2.0.0', data: {} };
  const seen: string[] = [];
  const tours = aFakeRemote('tours', '2.0.0', {
    mount: async ({ shell }) => void seen.push(shell.now().toISOString()),
  });
  const { renderedAt } = aLadder();
  let clock = () => new Date(0);
  const mount: RemoteLifecycles['mount'] = async (props) => {
    clock = props.shell.now;
    await tours.mount(props);
  };
  await startPage({
    state: aLadder({ region }),
    remotes: { 'tours@2.0.0': async () => ({ ...tours, mount }) },
  });
  expect(seen).toEqual([renderedAt]);
  expect(clock().toISOString()).not.toBe(renderedAt);
});

test('the next link leaves an expired override', async () => {
  const overrides = [{ remote: 'tours', version: '2.0.0', expiresAt: '2026-02-14T10:00:00.000Z' }];
  await startPage({ state: aLadder({ overrides }) });
  await follow('/office');
  expect(takeConsole()).toEqual([expect.stringContaining('Not implemented')]);
});

test('the code after the page starts once, although remote and document both complete', async () => {
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
  const { opened, Source } = openings();
  await startPage({ state: aLadder(), events: Source });
  window.dispatchEvent(new Event('load'));
  await waitFor(() => expect(opened).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(opened).toHaveLength(1);
});
