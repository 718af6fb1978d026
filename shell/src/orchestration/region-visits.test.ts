import { describe, expect, test } from '@jest/globals';
import { findPage } from '../services/pages.ts';
import { held, regionHost, settle } from '../testing/a-region.ts';
import { aFakeRemote } from '../testing/fake-remote.ts';
import { aVersion } from '../testing/page-state.ts';
import { createHandOver } from './hand-over.ts';

const { host, aRegion } = regionHost();

const WITHDRAWN = { ...aVersion('tours', '1.0.0'), fallback: null, withdrawn: ['2.0.0'] };
const DRAFT = { name: 'Gina' };

/** A promise that settles when the test says so. */
function heldStep() {
  let end: () => void = () => undefined;
  const step = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { step: () => step, end: () => end() };
}

describe('a visitor who navigates away', () => {
  test('ends the running load, and its failure is not reported', async () => {
    let fail: (error: Error) => void = () => undefined;
    const failing = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    const page = aRegion({ 'tours@2.0.0': () => failing, 'guide@1.0.0': aFakeRemote('guide') });
    const first = page.show('/tours');
    await page.show('/guide');
    expect(page.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    fail(new TypeError('Failed to fetch'));
    await first;
    expect([page.reports, page.attempts.length]).toEqual([['guide@1.0.0 load'], 2]);
  });

  test('to a page without a remote does not then see the remote that was loading', async () => {
    const guide = held(aFakeRemote('guide'));
    const page = aRegion({ 'guide@1.0.0': guide.load });
    const going = page.show('/guide');
    page.region.clear();
    guide.release();
    await going;
    expect([host.textContent, page.region.status.get()]).toEqual(['', 'idle']);
    const tours = held(aFakeRemote('tours', '2.0.0'));
    const other = aRegion({ 'tours@2.0.0': tours.load, 'tours@1.0.0': aFakeRemote('tours', '1.0.0') });
    void other.show('/tours');
    other.region.clear();
    other.publish(WITHDRAWN);
    await settle();
    expect([other.region.status.get(), other.attempts]).toEqual(['idle', ['tours@2.0.0 0']]);
  });

  test.each([
    ['to another remote', '/guide'],
    ['to a page without one', null],
  ])('%s during a live switch does not find the old draft on coming back', async (_where, path) => {
    const restored: unknown[] = [];
    const mounting = heldStep();
    const bad = aFakeRemote('tours', '2.0.0', { snapshot: () => DRAFT });
    const restore = (state: unknown) => void restored.push(state);
    const stuck = aFakeRemote('tours', '1.0.0', { mount: mounting.step, restore });
    const page = aRegion({ 'tours@2.0.0': bad, 'tours@1.0.0': stuck, 'guide@1.0.0': aFakeRemote('guide') });
    await page.show('/tours');
    page.publish(WITHDRAWN);
    await settle();
    if (path) await page.show(path);
    else page.region.clear();
    mounting.end();
    await settle();
    await page.show('/tours');
    expect([page.region.status.get(), restored, page.places]).toEqual(['ready', [], ['forgotten']]);
  });

  test('and comes back waits until the previous instance is gone: a remote has one root at a time', async () => {
    const unmounting = heldStep();
    const tours = aFakeRemote('tours', '2.0.0', { unmount: unmounting.step });
    const page = aRegion({ 'tours@2.0.0': tours, 'guide@1.0.0': aFakeRemote('guide') });
    await page.show('/tours');
    await page.show('/guide');
    const back = page.show('/tours');
    await settle();
    expect(tours.mounts).toHaveLength(1);
    unmounting.end();
    await back;
    expect([tours.mounts.length, host.textContent]).toEqual([2, 'tours@2.0.0']);
  });

  test('and back and away again does not see the page that was being waited for', async () => {
    const unmounting = heldStep();
    const arrived: string[] = [];
    const tours = aFakeRemote('tours', '2.0.0', { unmount: unmounting.step });
    const page = aRegion({ 'tours@2.0.0': tours, 'guide@1.0.0': aFakeRemote('guide') });
    await page.show('/tours');
    await page.show('/guide');
    const back = page.show('/tours', () => void arrived.push('tours'));
    await settle();
    await page.show('/guide');
    unmounting.end();
    await back;
    expect([host.textContent, tours.mounts.length, arrived]).toEqual(['guide@1.0.0', 1, []]);
  });

  test('does not get an error of the remote that was left', async () => {
    const tours = aFakeRemote('tours', '2.0.0');
    const page = aRegion({ 'tours@2.0.0': tours, 'guide@1.0.0': aFakeRemote('guide') });
    await page.show('/tours');
    await page.show('/guide');
    tours.mounts[0]?.onError(new Error('zu spät'));
    await settle();
    expect([host.textContent, page.reports]).toEqual([
      'guide@1.0.0',
      ['tours@2.0.0 load', 'guide@1.0.0 load'],
    ]);
  });

  test('is not told that typed text was lost: that was said on leaving', async () => {
    const tours = aFakeRemote('tours', '2.0.0', { canSwitch: () => 'after-save' });
    const page = aRegion({ 'tours@2.0.0': tours, 'guide@1.0.0': aFakeRemote('guide') });
    await page.show('/tours');
    await page.show('/guide');
    expect(page.losses).toEqual([]);
  });
});

test('a draft waits for the version that stays, not for one that is withdrawn while it mounts', async () => {
  const restored: string[] = [];
  const mounting = heldStep();
  const bad = aFakeRemote('tours', '2.0.0', { snapshot: () => DRAFT });
  const withdrawn = aFakeRemote('tours', '1.0.0', {
    mount: mounting.step,
    restore: () => void restored.push('1.0.0'),
  });
  const sound = aFakeRemote('tours', '0.9.0', { restore: () => void restored.push('0.9.0') });
  const page = aRegion({ 'tours@2.0.0': bad, 'tours@1.0.0': withdrawn, 'tours@0.9.0': sound });
  await page.show('/tours');
  page.publish(WITHDRAWN);
  await settle();
  page.publish({ ...aVersion('tours', '0.9.0'), fallback: null, withdrawn: ['2.0.0', '1.0.0'] });
  await settle();
  mounting.end();
  await settle();
  expect([host.textContent, restored]).toEqual(['tours@0.9.0', ['0.9.0']]);
});

describe('a link within the remote', () => {
  test('does not lead to a version that is still mounting', async () => {
    const mounting = heldStep();
    const page = aRegion({ 'tours@2.0.0': aFakeRemote('tours', '2.0.0', { mount: mounting.step }) });
    const going = page.show('/tours');
    await settle();
    expect(page.region.isShowing('tours')).toBe(false);
    mounting.end();
    await going;
    expect(page.region.isShowing('tours')).toBe(true);
  });

  test('only asks and changes nothing: a failed version is not tried for it', async () => {
    const older = aFakeRemote('tours', '1.0.0');
    const page = aRegion({ 'tours@1.0.0': older });
    await page.show('/tours');
    page.publish({ fallback: null });
    expect([host.textContent, page.region.isShowing('tours')]).toEqual(['tours@1.0.0', false]);
    page.attempts.length = 0;
    older.mounts[0]?.onError(new Error('später kaputt'));
    await settle();
    expect([page.region.status.get(), page.attempts]).toEqual(['lost', []]);
  });

  test('does not lead to a withdrawn version, although something was typed there', async () => {
    const bad = aFakeRemote('tours', '2.0.0', { canSwitch: () => 'after-save' });
    const sound = held(aFakeRemote('tours', '1.0.0'));
    const page = aRegion({ 'tours@2.0.0': bad, 'tours@1.0.0': sound.load });
    await page.show('/tours');
    page.publish(WITHDRAWN);
    await settle();
    expect(page.region.isShowing('tours')).toBe(false);
  });
});

test('a switch requests the files of the page the visitor is on by now', async () => {
  const loads = {
    'tours@2.0.0': aFakeRemote('tours', '2.0.0'),
    'tours@1.0.0': aFakeRemote('tours', '1.0.0'),
  };
  const page = aRegion(loads);
  await page.show('/tours');
  const match = findPage(page.registry.get(), '/tours/12');
  if (match) page.region.move(match);
  page.publish(WITHDRAWN);
  await settle();
  expect(page.pages).toEqual(['list', 'tour']);
});

describe('while something is being sent', () => {
  /** The pause between two questions, which lasts until the test ends it. */
  function sending() {
    const waits: (() => void)[] = [];
    let readiness: 'never' | 'now' = 'never';
    const bad = aFakeRemote('tours', '2.0.0', { canSwitch: () => readiness });
    const loads = { 'tours@2.0.0': bad, 'tours@1.0.0': aFakeRemote('tours', '1.0.0') };
    const page = aRegion(loads, { pause: () => new Promise<void>((resolve) => waits.push(resolve)) });
    const end = async () => {
      readiness = 'now';
      for (const pass of waits.splice(0)) pass();
      await settle();
    };
    return { page, end };
  }

  test('two announcements lead to one switch', async () => {
    const { page, end } = sending();
    await page.show('/tours');
    page.publish(WITHDRAWN);
    page.publish(WITHDRAWN);
    await end();
    expect([host.textContent, page.attempts]).toEqual(['tours@1.0.0', ['tours@2.0.0 0', 'tours@1.0.0 0']]);
  });

  test('a revoked withdrawal has no effect', async () => {
    const { page, end } = sending();
    await page.show('/tours');
    page.publish(WITHDRAWN);
    page.publish({});
    await end();
    expect([host.textContent, page.attempts.length]).toEqual(['tours@2.0.0', 1]);
  });
});

describe('a draft from before a reload of the document', () => {
  const aCarriedDraft = (remote: string) => {
    const handOver = createHandOver({ report: () => undefined, onDraftLost: () => undefined });
    handOver.take({ remote, state: DRAFT });
    return handOver;
  };

  test('goes to the page that is already mounted', async () => {
    const restored: unknown[] = [];
    const tours = aFakeRemote('tours', '2.0.0', { restore: (state) => void restored.push(state) });
    const page = aRegion({ 'tours@2.0.0': tours });
    await page.show('/tours');
    page.region.equip(aCarriedDraft('tours'));
    expect(restored).toEqual([DRAFT]);
  });

  test('waits for a page that is still mounting', async () => {
    const restored: unknown[] = [];
    const mounting = heldStep();
    const restore = (state: unknown) => void restored.push(state);
    const page = aRegion({ 'tours@2.0.0': aFakeRemote('tours', '2.0.0', { mount: mounting.step, restore }) });
    const going = page.show('/tours');
    await settle();
    page.region.equip(aCarriedDraft('tours'));
    expect(restored).toEqual([]);
    mounting.end();
    await going;
    expect(restored).toEqual([DRAFT]);
  });
});

describe('a lost page', () => {
  test('arrives once, so that address and title match the notice', async () => {
    const arrived: string[] = [];
    const page = aRegion({});
    await page.show('/tours', () => void arrived.push('tours'));
    expect([page.region.status.get(), arrived]).toEqual(['lost', ['tours']]);
    const broken = () => aFakeRemote('tours', '2.0.0', { mount: () => Promise.reject(new Error('kaputt')) });
    const other = aRegion({ 'tours@2.0.0': broken() });
    await other.show('/tours', () => void arrived.push('other'));
    expect(arrived).toEqual(['tours', 'other']);
  });

  test('is not retried if the change brings no version that has not failed', async () => {
    const page = aRegion({});
    await page.show('/tours');
    const { length } = page.reports;
    page.publish({});
    page.publish(WITHDRAWN);
    await settle();
    expect([page.reports.length, page.reloads.length]).toEqual([length, 1]);
  });

  test('that is readable is mounted with a version that has not failed', async () => {
    host.innerHTML = '<div data-remote="tours">vom Server</div>';
    const server = { remote: 'tours', version: '2.0.0', data: {} };
    const page = aRegion({ 'tours@1.9.0': aFakeRemote('tours', '1.9.0') }, { server });
    await page.show('/tours');
    expect(page.region.status.get()).toBe('readable');
    page.publish({ version: '1.9.0' });
    await settle();
    expect([page.region.status.get(), host.textContent]).toEqual(['ready', 'tours@1.9.0']);
  });

  test('is retried at the next visit, although every version has failed before', async () => {
    const loads: Record<string, ReturnType<typeof aFakeRemote>> = { 'guide@1.0.0': aFakeRemote('guide') };
    const page = aRegion(loads);
    await page.show('/tours');
    await page.show('/guide');
    loads['tours@2.0.0'] = aFakeRemote('tours', '2.0.0');
    await page.show('/tours');
    expect([page.region.status.get(), host.textContent]).toEqual(['ready', 'tours@2.0.0']);
  });

  test.each([
    ['when it is tried again', (page: ReturnType<typeof aRegion>) => page.region.retry()],
    ['with the next visit', (page: ReturnType<typeof aRegion>) => void page.show('/tours')],
  ])('that recovers with the previous version %s keeps it, link after link', async (_when, comeBack) => {
    const loads: Record<string, ReturnType<typeof aFakeRemote>> = {};
    const page = aRegion(loads);
    await page.show('/tours');
    loads['tours@1.0.0'] = aFakeRemote('tours', '1.0.0');
    comeBack(page);
    await settle();
    expect([host.textContent, page.region.isShowing('tours')]).toEqual(['tours@1.0.0', true]);
  });
});
