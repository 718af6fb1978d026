import { TimeoutError } from '@firn/shared-ui/remote';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { held, regionHost, settle, TOURS } from '../testing/a-region.ts';
import { aFakeRemote, type FakeRemote } from '../testing/fake-remote.ts';
import { aVersion } from '../testing/page-state.ts';

const { host, aRegion } = regionHost();

afterEach(() => {
  jest.useRealTimers();
});

const failing = (method: 'bootstrap' | 'mount', version: string): FakeRemote =>
  aFakeRemote('tours', version, { [method]: () => Promise.reject(new Error('kaputt')) });

describe('the ladder', () => {
  test('a working remote is mounted in an element of its own', async () => {
    const { region, show, reports } = aRegion({ 'tours@2.0.0': aFakeRemote('tours', '2.0.0') });
    await show('/tours');
    expect(host.innerHTML).toBe('<div data-remote="tours">tours@2.0.0</div>');
    expect([region.status.get(), ...reports]).toEqual(['ready', 'tours@2.0.0 load']);
  });

  test('what does not arrive is requested twice more, then the last good version is used', async () => {
    const { show, attempts, reports } = aRegion({ 'tours@1.0.0': aFakeRemote('tours', '1.0.0') });
    await show('/tours');
    expect(attempts).toEqual(['tours@2.0.0 0', 'tours@2.0.0 1', 'tours@2.0.0 2', 'tours@1.0.0 0']);
    expect(reports).toEqual(['tours@2.0.0 load-failed', 'tours@1.0.0 fallback-used']);
    expect(host.textContent).toBe('tours@1.0.0');
  });

  test('one successful retry is enough', async () => {
    let calls = 0;
    const flaky = async () => {
      calls += 1;
      if (calls < 3) throw new TypeError('Failed to fetch');
      return aFakeRemote('tours', '2.0.0');
    };
    const { show, reports } = aRegion({ 'tours@2.0.0': flaky });
    await show('/tours');
    expect(reports).toEqual(['tours@2.0.0 load']);
  });

  test.each([
    ['another version', aFakeRemote('tours', '9.9.9')],
    ['another remote', aFakeRemote('guide', '2.0.0')],
  ])('%s than the registry names is refused without a retry', async (_what, wrong) => {
    const { show, attempts, reports } = aRegion({
      'tours@2.0.0': wrong,
      'tours@1.0.0': aFakeRemote('tours', '1.0.0'),
    });
    await show('/tours');
    expect(attempts).toEqual(['tours@2.0.0 0', 'tours@1.0.0 0']);
    expect(reports[0]).toBe('tours@2.0.0 load-failed');
    expect(host.textContent).toBe('tours@1.0.0');
  });

  test.each(['bootstrap', 'mount'] as const)(
    'a throw in %s leads to the last good version',
    async (phase) => {
      const { show, reports } = aRegion({
        'tours@2.0.0': failing(phase, '2.0.0'),
        'tours@1.0.0': aFakeRemote('tours', '1.0.0'),
      });
      await show('/tours');
      expect(reports).toEqual([`tours@2.0.0 ${phase}-failed`, 'tours@1.0.0 fallback-used']);
      expect(host.innerHTML).toBe('<div data-remote="tours">tours@1.0.0</div>');
    },
  );

  test('when every version is broken the region is lost, without a reload for a crash', async () => {
    const { region, show, reports, reloads } = aRegion({
      'tours@2.0.0': failing('mount', '2.0.0'),
      'tours@1.0.0': failing('mount', '1.0.0'),
    });
    await show('/tours');
    expect(region.status.get()).toBe('lost');
    expect(reports).toEqual([
      'tours@2.0.0 mount-failed',
      'tours@1.0.0 mount-failed',
      'tours@2.0.0 region-lost',
    ]);
    expect([host.textContent, reloads.length]).toEqual(['', 0]);
  });

  test.each([
    'Failed to fetch dynamically imported module',
    '/remotes/tours/2.0.0/integrity.json answered 503.',
  ])('when no version can be loaded, for «%s», a reload is the last resort', async (message) => {
    const gone = () => Promise.reject(new Error(message));
    const { region, show, reloads } = aRegion({ 'tours@2.0.0': gone, 'tours@1.0.0': gone });
    await show('/tours');
    expect([region.status.get(), reloads.length]).toEqual(['lost', 1]);
  });

  test('what did not arrive is loaded with a new document when a person asks again, not by itself', async () => {
    const gone = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
    const { region, show, reloads, publish } = aRegion({ 'tours@2.0.0': gone, 'tours@1.0.0': gone });
    await show('/tours');
    publish(aVersion('tours', '3.0.0'));
    await settle();
    expect(reloads).toEqual(['last resort', 'last resort']);
    await show('/tours');
    region.retry();
    await settle();
    expect(reloads).toEqual(['last resort', 'last resort', 'on request', 'on request']);
  });

  test.each([
    'Failed to fetch dynamically imported module: https://firn.example/remotes/tours/2.0.0/page.js',
    'Importing a module script failed.',
    'Loading css chunk 728 failed.',
  ])('a file that is missing during mounting, «%s», justifies a reload too', async (message) => {
    const missing = aFakeRemote('tours', '2.0.0', { mount: () => Promise.reject(new Error(message)) });
    const { show, reloads } = aRegion({ 'tours@2.0.0': missing }, { tours: { ...TOURS, fallback: null } });
    await show('/tours');
    expect(reloads).toHaveLength(1);
  });

  test('a crash after mounting brings the last good version, a second crash the notice', async () => {
    const [newer, older] = [aFakeRemote('tours', '2.0.0'), aFakeRemote('tours', '1.0.0')];
    const { region, show, reports } = aRegion({ 'tours@2.0.0': newer, 'tours@1.0.0': older });
    await show('/tours');
    newer.mounts[0]?.onError(new Error('später kaputt'));
    await settle();
    expect(host.textContent).toBe('tours@1.0.0');
    older.mounts[0]?.onError(new Error('auch kaputt'));
    await settle();
    expect(region.status.get()).toBe('lost');
    expect(reports).toEqual([
      'tours@2.0.0 load',
      'tours@2.0.0 render-failed',
      'tours@1.0.0 fallback-used',
      'tours@1.0.0 render-failed',
      'tours@2.0.0 region-lost',
    ]);
  });

  test('a load that never ends is not retried: after 10 s the previous version is used', async () => {
    jest.useFakeTimers();
    const { show, attempts, reports } = aRegion({
      'tours@2.0.0': () => new Promise(() => undefined),
      'tours@1.0.0': aFakeRemote('tours', '1.0.0'),
    });
    const showing = show('/tours');
    await jest.advanceTimersByTimeAsync(9_999);
    expect(attempts).toEqual(['tours@2.0.0 0']);
    await jest.advanceTimersByTimeAsync(1);
    await showing;
    expect(attempts).toEqual(['tours@2.0.0 0', 'tours@1.0.0 0']);
    expect(reports).toEqual(['tours@2.0.0 load-failed', 'tours@1.0.0 fallback-used']);
  });

  test('when no version answers, the calm notice appears after 30 s, without a reload that would wait again', async () => {
    jest.useFakeTimers();
    const hanging = () => new Promise<never>(() => undefined);
    const { region, show, reloads } = aRegion({ 'tours@2.0.0': hanging, 'tours@1.0.0': hanging });
    const showing = show('/tours');
    await jest.advanceTimersByTimeAsync(29_999);
    expect(region.status.get()).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    await showing;
    expect([region.status.get(), reloads.length]).toEqual(['lost', 0]);
  });

  test('there is no reload either when one version hung and the other is missing', async () => {
    jest.useFakeTimers();
    const { region, show, reloads } = aRegion({ 'tours@2.0.0': () => new Promise(() => undefined) });
    const showing = show('/tours');
    await jest.advanceTimersByTimeAsync(10_000);
    await showing;
    expect([region.status.get(), reloads.length]).toEqual(['lost', 0]);
  });

  test('a chunk that is missing later justifies a reload if no version is left', async () => {
    const tours = aFakeRemote('tours', '2.0.0');
    const { region, show, reloads } = aRegion(
      { 'tours@2.0.0': tours },
      { tours: { ...TOURS, fallback: null } },
    );
    await show('/tours');
    tours.mounts[0]?.onError(new TypeError('Failed to fetch dynamically imported module: /page-tour.js'));
    await settle();
    expect([region.status.get(), reloads.length]).toEqual(['lost', 1]);
  });

  test('a chunk that hangs later does not justify a reload, even if the previous version is missing too', async () => {
    const tours = aFakeRemote('tours', '2.0.0');
    const { region, show, reloads } = aRegion({ 'tours@2.0.0': tours });
    await show('/tours');
    tours.mounts[0]?.onError(new TimeoutError('Loading the page took longer than 20000 ms.'));
    await settle();
    expect([region.status.get(), reloads.length]).toEqual(['lost', 0]);
  });

  test('a retry starts from the current version', async () => {
    let isBack = false;
    const coming = async () => {
      if (!isBack) throw new TypeError('Failed to fetch');
      return aFakeRemote('tours', '2.0.0');
    };
    const { region, show } = aRegion({ 'tours@2.0.0': coming });
    await show('/tours');
    isBack = true;
    region.retry();
    await settle();
    expect([region.status.get(), host.textContent]).toEqual(['ready', 'tours@2.0.0']);
  });

  test('a version that has failed is not tried again at the next visit', async () => {
    const { show, attempts } = aRegion({
      'tours@1.0.0': aFakeRemote('tours', '1.0.0'),
      'guide@1.0.0': aFakeRemote('guide'),
    });
    await show('/tours');
    await show('/guide');
    attempts.length = 0;
    await show('/tours');
    expect(attempts).toEqual(['tours@1.0.0 0']);
  });
});

describe('going from remote to remote', () => {
  test('the previous one stays until the next is loaded, and is then unmounted', async () => {
    const tours = aFakeRemote('tours', '2.0.0');
    const guide = held(aFakeRemote('guide'));
    const { show } = aRegion({ 'tours@2.0.0': tours, 'guide@1.0.0': guide.load });
    await show('/tours');
    const going = show('/guide');
    await settle();
    expect(host.textContent).toBe('tours@2.0.0');
    guide.release();
    await going;
    expect([host.textContent, tours.unmounts.length]).toEqual(['guide@1.0.0', 1]);
  });

  test('a visit that was overtaken never arrives', async () => {
    const slow = held(aFakeRemote('guide'));
    const arrived: string[] = [];
    const { show } = aRegion({ 'guide@1.0.0': slow.load, 'tours@2.0.0': aFakeRemote('tours', '2.0.0') });
    const first = show('/guide', () => void arrived.push('guide'));
    const second = show('/tours', () => void arrived.push('tours'));
    slow.release();
    await Promise.all([first, second]);
    await settle();
    expect([host.textContent, ...arrived]).toEqual(['tours@2.0.0', 'tours']);
  });

  test('a remote that mounts slowly does not delay the next one', async () => {
    const stuck = aFakeRemote('guide', '1.0.0', { mount: () => new Promise(() => undefined) });
    const { show } = aRegion({ 'guide@1.0.0': stuck, 'tours@2.0.0': aFakeRemote('tours', '2.0.0') });
    void show('/guide');
    await settle();
    await show('/tours');
    expect(host.innerHTML).toBe('<div data-remote="tours">tours@2.0.0</div>');
  });

  test('an unmounted remote no longer speaks for the page', async () => {
    const tours = aFakeRemote('tours', '2.0.0');
    const { show, services } = aRegion({ 'tours@2.0.0': tours, 'guide@1.0.0': aFakeRemote('guide') });
    await show('/tours');
    const head = tours.mounts[0]?.shell.head;
    head?.set({ title: 'Touren' });
    await show('/guide');
    head?.set({ title: 'zu spät' });
    head?.setBreadcrumb('zu spät');
    head?.setHeaderImage(true);
    head?.setStatus(404, { takeOver: true });
    const { seen } = services;
    expect([seen.head?.title, seen.breadcrumb, seen.headerImage, seen.status]).toEqual([
      'Touren',
      null,
      null,
      null,
    ]);
  });

  test('a remote’s reports count for its version', async () => {
    const tours = aFakeRemote('tours', '2.0.0');
    const { show, reports } = aRegion({ 'tours@2.0.0': tours });
    await show('/tours');
    tours.mounts[0]?.shell.telemetry.error(new Error('kaputt'));
    expect(reports.at(-1)).toBe('tours@2.0.0 uncaught');
  });
});

describe('server rendering and version switches', () => {
  test('the server’s element and data are handed over to the version that rendered them', async () => {
    host.innerHTML = '<div data-remote="tours">vom Server</div>';
    const rendered = host.firstElementChild;
    const tours = aFakeRemote('tours', '2.0.0');
    const server = { remote: 'tours', version: '2.0.0', data: { queries: [1] } };
    const { show } = aRegion({ 'tours@2.0.0': tours }, { server });
    await show('/tours');
    expect(tours.mounts[0]?.domElement).toBe(rendered);
    expect(tours.mounts[0]?.serverData).toEqual({ queries: [1] });
  });

  test('a version other than the one that rendered starts from scratch', async () => {
    host.innerHTML = '<div data-remote="tours">vom Server</div>';
    const tours = aFakeRemote('tours', '2.0.0');
    const server = { remote: 'tours', version: '1.5.0', data: {} };
    const { show } = aRegion({ 'tours@2.0.0': tours }, { server });
    await show('/tours');
    expect(tours.mounts[0]?.serverData).toBeNull();
    expect(host.innerHTML).toBe('<div data-remote="tours">tours@2.0.0</div>');
  });

  test('a visitor who left before the remote arrived gets the other page from scratch', async () => {
    host.innerHTML = '<div data-remote="tours">vom Server</div>';
    const tours = aFakeRemote('tours', '2.0.0');
    const server = { remote: 'tours', version: '2.0.0', data: {} };
    const { show, services } = aRegion({ 'tours@2.0.0': tours }, { server });
    services.navigation.push('/tours/12');
    await show('/tours/12');
    expect([tours.mounts[0]?.serverData, host.innerHTML]).toEqual([
      null,
      '<div data-remote="tours">tours@2.0.0</div>',
    ]);
  });

  const drawn = '<div data-remote="tours"><p>vom <b>Server</b></p></div>';
  const server = { remote: 'tours', version: '2.0.0', data: {} };

  test('what the server drew stays readable, without a reload, when no version could be loaded', async () => {
    host.innerHTML = drawn;
    const { region, show, reports, reloads } = aRegion({}, { server });
    await show('/tours');
    expect([host.innerHTML, region.status.get(), reloads.length]).toEqual([drawn, 'readable', 0]);
    expect(reports.at(-1)).toBe('tours@2.0.0 region-lost');
  });

  test('it is restored, with its stylesheets, when no loaded version could be mounted', async () => {
    host.innerHTML = drawn;
    const spoiling = aFakeRemote('tours', '2.0.0', {
      mount: async ({ domElement }) => {
        domElement.textContent = '';
        throw new Error('kaputt');
      },
    });
    const { region, show, switches } = aRegion(
      { 'tours@2.0.0': spoiling, 'tours@1.0.0': failing('mount', '1.0.0') },
      { server },
    );
    await show('/tours');
    expect([host.innerHTML, region.status.get()]).toEqual([drawn, 'readable']);
    expect(switches).toEqual(['tours@2.0.0', 'tours@1.0.0', 'tours@2.0.0']);
  });

  test('a readable page is mounted on a retry, from scratch, because its clock has moved on', async () => {
    host.innerHTML = drawn;
    const tours = aFakeRemote('tours', '2.0.0');
    const loads: Record<string, typeof tours> = {};
    const { region, show } = aRegion(loads, { server });
    await show('/tours');
    loads['tours@2.0.0'] = tours;
    region.retry();
    await settle();
    expect([host.innerHTML, region.status.get()]).toEqual([
      '<div data-remote="tours">tours@2.0.0</div>',
      'ready',
    ]);
    expect(tours.mounts[0]?.serverData).toBeNull();
  });

  test('a page that crashed after mounting is lost like any other', async () => {
    host.innerHTML = drawn;
    const tours = aFakeRemote('tours', '2.0.0');
    const { region, show } = aRegion({ 'tours@2.0.0': tours }, { server });
    await show('/tours');
    tours.mounts[0]?.onError(new Error('kaputt'));
    await settle();
    expect([host.innerHTML, region.status.get()]).toEqual(['', 'lost']);
  });

  test('the server’s page is not shown for another address', async () => {
    host.innerHTML = drawn;
    const { region, show, services } = aRegion({}, { server });
    services.navigation.push('/tours/12');
    await show('/tours/12');
    expect(region.status.get()).toBe('lost');
  });

  test('a new version takes over at the next visit with what was typed, if the old one allows it', async () => {
    const restored: unknown[] = [];
    const old = aFakeRemote('tours', '2.0.0', { snapshot: () => ({ name: 'Gina' }) });
    const next = aFakeRemote('tours', '2.1.0', { restore: (state) => void restored.push(state) });
    const { region, publish, show } = aRegion({ 'tours@2.0.0': old, 'tours@2.1.0': next });
    await show('/tours');
    expect(region.isShowing('tours')).toBe(true);
    publish({ version: '2.1.0' });
    expect(region.isShowing('tours')).toBe(false);
    await show('/tours');
    expect([host.textContent, restored]).toEqual(['tours@2.1.0', [{ name: 'Gina' }]]);
  });

  test('a remote in the middle of something keeps its place', async () => {
    const busy = aFakeRemote('tours', '2.0.0', { canSwitch: () => 'after-save' });
    const { region, publish, show } = aRegion({ 'tours@2.0.0': busy });
    await show('/tours');
    publish({ version: '2.1.0' });
    expect(region.isShowing('tours')).toBe(true);
  });
});
