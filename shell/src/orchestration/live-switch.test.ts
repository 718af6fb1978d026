import { describe, expect, test } from '@jest/globals';
import { held, regionHost, settle, TOURS } from '../testing/a-region.ts';
import { aFakeRemote } from '../testing/fake-remote.ts';
import { aVersion } from '../testing/page-state.ts';

const { host, aRegion } = regionHost();

/** 2.0.0 is withdrawn as critical; 1.0.0 is what is shown now. */
const WITHDRAWN = { ...aVersion('tours', '1.0.0'), fallback: null, withdrawn: ['2.0.0'] };
const DRAFT = { name: 'Gina', persons: [{ birthday: '1988-04-02' }] };

/** A pause that lasts until the test ends it. */
function heldPause() {
  const waits: (() => void)[] = [];
  const pause = () => new Promise<void>((resolve) => waits.push(resolve));
  const pass = async () => {
    for (const end of waits.splice(0)) end();
    await settle();
  };
  return { pause, pass, waits };
}

describe('a critical withdrawal', () => {
  test.each(['now', 'after-save'] as const)(
    'puts the sound version in place of one that says «%s», with what was typed, and reloads nothing',
    async (readiness) => {
      const restored: unknown[] = [];
      const bad = aFakeRemote('tours', '2.0.0', { canSwitch: () => readiness, snapshot: () => DRAFT });
      const sound = aFakeRemote('tours', '1.0.0', { restore: (state) => void restored.push(state) });
      const page = aRegion({ 'tours@2.0.0': bad, 'tours@1.0.0': sound });
      await page.show('/tours');
      const seen: string[] = [];
      page.region.status.subscribe(() => void seen.push(page.region.status.get()));
      page.publish(WITHDRAWN);
      await settle();
      expect(host.innerHTML).toBe('<div data-remote="tours">tours@1.0.0</div>');
      expect([restored, bad.unmounts.length, page.reloads.length]).toEqual([[DRAFT], 1, 0]);
      expect(page.switches).toEqual(['tours@2.0.0', 'tours@1.0.0']);
      expect([page.places, page.losses, seen]).toEqual([['back'], [], []]);
    },
  );

  test('is not blocked by a version that throws when asked', async () => {
    const canSwitch = () => {
      throw new Error('kaputt');
    };
    const bad = aFakeRemote('tours', '2.0.0', { canSwitch });
    const page = aRegion({ 'tours@2.0.0': bad, 'tours@1.0.0': aFakeRemote('tours', '1.0.0') });
    await page.show('/tours');
    page.publish(WITHDRAWN);
    await settle();
    expect(host.textContent).toBe('tours@1.0.0');
  });

  test('waits while something is being sent, and continues when that is done', async () => {
    let readiness: 'never' | 'now' = 'never';
    const { pause, pass, waits } = heldPause();
    const bad = aFakeRemote('tours', '2.0.0', { canSwitch: () => readiness });
    const page = aRegion({ 'tours@2.0.0': bad, 'tours@1.0.0': aFakeRemote('tours', '1.0.0') }, { pause });
    await page.show('/tours');
    page.publish(WITHDRAWN);
    await pass();
    expect([host.textContent, page.region.isShowing('tours')]).toEqual(['tours@2.0.0', true]);
    readiness = 'now';
    expect(page.region.isShowing('tours')).toBe(false);
    await pass();
    expect([host.textContent, waits.length]).toEqual(['tours@1.0.0', 0]);
  });

  test('no longer waits once the visitor has navigated away', async () => {
    const { pause, pass, waits } = heldPause();
    const bad = aFakeRemote('tours', '2.0.0', { canSwitch: () => 'never' });
    const page = aRegion({ 'tours@2.0.0': bad, 'guide@1.0.0': aFakeRemote('guide') }, { pause });
    await page.show('/tours');
    page.publish(WITHDRAWN);
    await page.show('/guide');
    await pass();
    expect([host.textContent, waits.length]).toEqual(['guide@1.0.0', 0]);
  });

  test('does not interrupt a request that began while the sound version was loading', async () => {
    let readiness: 'never' | 'now' = 'now';
    const { pause, pass } = heldPause();
    const bad = aFakeRemote('tours', '2.0.0', { canSwitch: () => readiness });
    const sound = held(aFakeRemote('tours', '1.0.0'));
    const page = aRegion({ 'tours@2.0.0': bad, 'tours@1.0.0': sound.load }, { pause });
    await page.show('/tours');
    page.publish(WITHDRAWN);
    await settle();
    readiness = 'never';
    sound.release();
    await settle();
    expect(host.textContent).toBe('tours@2.0.0');
    readiness = 'now';
    await pass();
    expect(host.textContent).toBe('tours@1.0.0');
  });

  test('a withdrawn version that loads late does not take the region', async () => {
    const late = held(aFakeRemote('tours', '2.0.0'));
    const arrived: string[] = [];
    const page = aRegion({ 'tours@2.0.0': late.load, 'tours@1.0.0': aFakeRemote('tours', '1.0.0') });
    void page.show('/tours', () => void arrived.push('tours'));
    await settle();
    page.publish(WITHDRAWN);
    late.release();
    await settle();
    expect(host.textContent).toBe('tours@1.0.0');
    expect([page.switches, arrived]).toEqual([['tours@1.0.0'], ['tours']]);
    expect(page.reports).toEqual(['tours@1.0.0 load']);
  });

  test('does not reload if the sound version does not load, either', async () => {
    const page = aRegion({ 'tours@2.0.0': aFakeRemote('tours', '2.0.0') });
    await page.show('/tours');
    page.publish(WITHDRAWN);
    await settle();
    expect([page.region.status.get(), page.reloads]).toEqual(['lost', []]);
  });

  test('a withdrawn version is not mounted even if there is no other: the notice is shown', async () => {
    const page = aRegion(
      { 'tours@2.0.0': aFakeRemote('tours', '2.0.0') },
      { tours: { ...TOURS, fallback: null, withdrawn: ['2.0.0'] } },
    );
    await page.show('/tours');
    expect([page.region.status.get(), page.attempts]).toEqual(['lost', []]);
  });

  test('keeps what was typed across a version that fails in between', async () => {
    const restored: unknown[] = [];
    const bad = aFakeRemote('tours', '2.0.0', { canSwitch: () => 'after-save', snapshot: () => DRAFT });
    const broken = aFakeRemote('tours', '2.1.0', { mount: () => Promise.reject(new Error('kaputt')) });
    const sound = aFakeRemote('tours', '1.0.0', { restore: (state) => void restored.push(state) });
    const page = aRegion({ 'tours@2.0.0': bad, 'tours@2.1.0': broken, 'tours@1.0.0': sound });
    await page.show('/tours');
    page.publish({ version: '2.1.0', withdrawn: ['2.0.0'] });
    await settle();
    expect([host.textContent, restored]).toEqual(['tours@1.0.0', [DRAFT]]);
  });

  test.each([
    [
      'taken along',
      {
        snapshot: () => {
          throw new Error('kaputt');
        },
      },
      {},
    ],
    [
      'given',
      { snapshot: () => DRAFT as unknown },
      {
        restore: () => {
          throw new Error('kaputt');
        },
      },
    ],
  ])('says so when what was typed could not be %s, and continues anyway', async (_what, old, next) => {
    const bad = aFakeRemote('tours', '2.0.0', { canSwitch: () => 'after-save', ...old });
    const page = aRegion({ 'tours@2.0.0': bad, 'tours@1.0.0': aFakeRemote('tours', '1.0.0', next) });
    await page.show('/tours');
    page.publish(WITHDRAWN);
    await settle();
    expect([host.textContent, page.losses]).toEqual(['tours@1.0.0', ['lost']]);
    expect(page.reports.filter((report) => report.endsWith('uncaught'))).toHaveLength(1);
  });
});

describe('what was typed into a remote that keeps no drafts', () => {
  const switchFrom = async (hasText: boolean, snapshot: () => unknown) => {
    const bad = aFakeRemote('tours', '2.0.0', { snapshot });
    const page = aRegion({ 'tours@2.0.0': bad, 'tours@1.0.0': aFakeRemote('tours', '1.0.0') }, { hasText });
    await page.show('/tours');
    page.publish(WITHDRAWN);
    await settle();
    expect(host.textContent).toBe('tours@1.0.0');
    return page.losses;
  };

  test('is not lost in silence', async () => {
    expect(await switchFrom(true, () => null)).toEqual(['lost']);
  });

  test('is not a loss if a draft was handed over, or nothing was typed', async () => {
    expect(await switchFrom(true, () => DRAFT)).toEqual([]);
    expect(await switchFrom(false, () => null)).toEqual([]);
  });
});

describe('any other change of the registry', () => {
  test('leaves the open page alone', async () => {
    const old = aFakeRemote('tours', '2.0.0');
    const page = aRegion({ 'tours@2.0.0': old });
    await page.show('/tours');
    page.publish({ version: '2.1.0', withdrawn: ['1.5.0'] });
    await settle();
    expect([host.textContent, old.unmounts.length, page.attempts.length]).toEqual(['tours@2.0.0', 0, 1]);
  });

  test('brings a lost page back when it names a version that has not failed', async () => {
    const page = aRegion({ 'tours@1.9.0': aFakeRemote('tours', '1.9.0') });
    await page.show('/tours');
    expect(page.region.status.get()).toBe('lost');
    page.publish({ version: '1.9.0' });
    await settle();
    expect([page.region.status.get(), host.textContent]).toEqual(['ready', 'tours@1.9.0']);
  });
});

test('200 switches leave one element, no waiting unmount and no root behind', async () => {
  const [a, b] = [aFakeRemote('tours', '1.0.0'), aFakeRemote('tours', '2.0.0')];
  const page = aRegion({ 'tours@1.0.0': a, 'tours@2.0.0': b });
  await page.show('/tours');
  for (let turn = 0; turn < 100; turn += 1) {
    page.publish(WITHDRAWN);
    await settle();
    page.publish({ ...aVersion('tours', '2.0.0'), fallback: null, withdrawn: ['1.0.0'] });
    await settle();
  }
  expect(host.innerHTML).toBe('<div data-remote="tours">tours@2.0.0</div>');
  expect([a.mounts.length - a.unmounts.length, b.mounts.length - b.unmounts.length]).toEqual([0, 1]);
  expect(page.stage.leaving).toBe(0);
});
