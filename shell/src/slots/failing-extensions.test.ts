import type { RemoteLifecycles, Slots } from '@firn/shared-contracts/shell';
import { describe, expect, test } from '@jest/globals';
import { settle } from '../testing/a-region.ts';
import { anExtension, SLOT, slotHost } from '../testing/a-slot.ts';
import { aFakeRemote } from '../testing/fake-remote.ts';
import { aRemote, aVersion } from '../testing/page-state.ts';

const { host, aSlot } = slotHost();

const fallback = { ...aVersion('booking', '1.0.0'), assets: { '+box': { js: [], css: [] } } };
const booking = (more: Parameters<typeof aRemote>[1] = {}) =>
  aRemote('booking', { version: '2.0.0', fallback, extensions: [anExtension('box')], ...more });
const lawinen = aRemote('lawinen', { extensions: [anExtension('lage')] });

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const broken = (version: string, over: Partial<RemoteLifecycles> = {}) =>
  aFakeRemote('booking', version, { mount: () => Promise.reject(new Error('kaputt')), ...over });
const LAGE = 'lawinen/lage: lawinen@1.0.0';

describe('an extension that fails', () => {
  test.each([
    ['load-failed', gone],
    ['mount-failed', broken('2.0.0')],
    ['bootstrap-failed', broken('2.0.0', { bootstrap: () => Promise.reject(new Error('kaputt')) })],
  ])('with %s gives way to its last good version, and votes for itself alone', async (phase, failing) => {
    const { shown, reports } = aSlot([booking(), lawinen], { 'booking@2.0.0 ./box': failing });
    await settle();
    await settle();
    expect(shown()).toEqual(['booking/box: booking@1.0.0', LAGE]);
    expect(reports.toSorted()).toEqual([
      'booking@1.0.0 fallback-used',
      `booking@2.0.0/box ${phase}`,
      'lawinen@1.0.0 load',
    ]);
  });

  test('in every version leaves, so that the slot is empty for the page’s own; the next release is tried', async () => {
    const loads = { 'booking@2.0.0 ./box': broken('2.0.0'), 'booking@1.0.0 ./box': broken('1.0.0') };
    const { reports, publish, shown } = aSlot([booking()], loads);
    await settle();
    await settle();
    expect(host.matches(':empty')).toBe(true);
    expect(reports).toEqual(['booking@2.0.0/box mount-failed', 'booking@1.0.0/box mount-failed']);
    publish(booking());
    await settle();
    expect(reports).toHaveLength(2);
    publish(booking({ version: '3.0.0' }));
    await settle();
    expect(shown()).toEqual(['booking/box: booking@3.0.0']);
  });

  test('later, in a render or when it is told something, is replaced too', async () => {
    const two = aFakeRemote('booking', '2.0.0');
    const one = aFakeRemote('booking', '1.0.0', { update: () => Promise.reject(new Error('kaputt')) });
    const loads = { 'booking@2.0.0 ./box': two, 'booking@1.0.0 ./box': one };
    const { slot, shown, reports } = aSlot([booking(), lawinen], loads);
    await settle();
    two.mounts[0]?.onError(new Error('kaputt'));
    await settle();
    expect(shown()).toEqual(['booking/box: booking@1.0.0', LAGE]);
    slot.update({ id: '2' });
    await settle();
    expect(shown()).toEqual([LAGE]);
    expect(reports.filter((report) => report.includes('render-failed'))).toEqual([
      'booking@2.0.0/box render-failed',
      'booking@1.0.0/box render-failed',
    ]);
  });

  test('is not tried in a version that lacks it', async () => {
    const older = aVersion('booking', '1.0.0');
    const { attempts } = aSlot([booking({ fallback: older })], { 'booking@2.0.0 ./box': broken('2.0.0') });
    await settle();
    expect(attempts).toEqual(['booking@2.0.0 ./box']);
  });

  test('as a release of another name is refused', async () => {
    const { shown, reports } = aSlot([booking(), lawinen], { 'booking@2.0.0 ./box': aFakeRemote('lawinen') });
    await settle();
    await settle();
    expect(shown()).toEqual(['booking/box: booking@1.0.0', LAGE]);
    expect(reports).toContain('booking@2.0.0/box load-failed');
  });
});

describe('a release that takes over', () => {
  test('gets what was typed, where that can travel', async () => {
    const restored: unknown[] = [];
    const typed = aFakeRemote('booking', '1.0.0', {
      canSwitch: () => 'after-save',
      snapshot: () => ({ seats: 2 }),
    });
    const next = aFakeRemote('booking', '2.0.0', { restore: (state) => void restored.push(state) });
    const loads = { 'booking@1.0.0 ./box': typed, 'booking@2.0.0 ./box': next };
    const { publish, shown } = aSlot([booking({ version: '1.0.0', fallback: null })], loads);
    await settle();
    publish(booking());
    await settle();
    expect([restored, shown()]).toEqual([[{ seats: 2 }], ['booking/box: booking@2.0.0']]);
  });

  test('waits for what is being sent, and for text that cannot travel', async () => {
    let readiness: 'never' | 'after-save' | 'now' = 'never';
    const checks: (() => void)[] = [];
    const pause = () => new Promise<void>((resolve) => void checks.push(resolve));
    const typed = aFakeRemote('booking', '1.0.0', { canSwitch: () => readiness });
    const { publish, shown } = aSlot(
      [booking({ version: '1.0.0', fallback: null })],
      { 'booking@1.0.0 ./box': typed },
      { pause },
    );
    await settle();
    publish(booking());
    for (const state of ['after-save', 'now'] as const) {
      await settle();
      expect(shown()).toEqual(['booking/box: booking@1.0.0']);
      readiness = state;
      checks.pop()?.();
    }
    await settle();
    expect(shown()).toEqual(['booking/box: booking@2.0.0']);
  });

  test('does not wait for text where the version before is withdrawn, and says that it is lost', async () => {
    const typed = aFakeRemote('booking', '1.0.0', { canSwitch: () => 'after-save' });
    const { publish, shown, shell } = aSlot([booking({ version: '1.0.0', fallback: null })], {
      'booking@1.0.0 ./box': typed,
    });
    await settle();
    publish(booking({ fallback: null, withdrawn: ['1.0.0'] }));
    await settle();
    expect(shown()).toEqual(['booking/box: booking@2.0.0']);
    expect(shell.toasts.get()).toHaveLength(1);
  });

  test('and does not arrive leaves the one that is sound', async () => {
    const one = aFakeRemote('booking', '1.0.0');
    const loads = { 'booking@1.0.0 ./box': one, 'booking@2.0.0 ./box': gone };
    const { publish, shown } = aSlot([booking({ version: '1.0.0', fallback: null })], loads);
    await settle();
    publish(booking());
    await settle();
    expect([shown(), one.mounts.length]).toEqual([['booking/box: booking@1.0.0'], 1]);
  });
});

describe('what an extension may do', () => {
  async function given() {
    const box = aFakeRemote('booking', '2.0.0');
    const slot = aSlot([booking()], { 'booking@2.0.0 ./box': box });
    await settle();
    const services = box.mounts[0]?.shell;
    if (!services) throw new Error('The extension was not mounted.');
    return { ...slot, services };
  }

  test('is not to offer slots, in which it could stand itself', async () => {
    const { services, shell } = await given();
    expect([services.slots, 'slots' in services]).toEqual([undefined, false]);
    expect(services.api).toBe(shell.api);
  });

  test('is once, where it offers its own slot: with the page’s services it would stand in itself without end', async () => {
    let count = 0;
    const cyclic = (slots: Slots | undefined) =>
      aFakeRemote('booking', '2.0.0', {
        mount: async ({ domElement, shell: services }) => {
          count += 1;
          const inner = domElement.appendChild(document.createElement('div'));
          const offer = slots?.offer ?? services.slots?.offer;
          if (count < 5) offer?.(SLOT.name, inner, { id: '1' });
        },
      });
    aSlot([booking()], { 'booking@2.0.0 ./box': cyclic(undefined) });
    await settle();
    expect(count).toBe(1);
    count = 0;
    const page: Slots = { offer: (...args) => unscoped.fill(...args) };
    const unscoped = aSlot([booking()], { 'booking@2.0.0 ./box': cyclic(page) });
    for (let turn = 0; turn < 5; turn += 1) await settle();
    expect(count).toBe(5);
  });

  test('is not to speak for the page: its head, and whether a visitor may leave', async () => {
    const { services, shell } = await given();
    services.head.set({ title: 'Billig!' });
    services.head.setStatus(404, { takeOver: true });
    services.navigation.setBlocker(() => false)();
    shell.navigation.push('/agenda');
    expect([shell.seen.head, shell.seen.status]).toEqual([null, null]);
    expect(shell.navigation.get().location.pathname).toBe('/agenda');
  });

  test('is to keep drafts of its own', async () => {
    const { services, shell } = await given();
    shell.drafts.save('seats', 'of the page');
    services.drafts.save('seats', 2);
    expect([services.drafts.load('seats'), shell.drafts.load('seats')]).toEqual([2, 'of the page']);
  });

  test('is to show nothing: then the slot is empty, until it has something', async () => {
    const silent = aFakeRemote('booking', '2.0.0', { mount: async () => undefined });
    const elements: HTMLElement[] = [];
    const lifecycles = {
      ...silent,
      mount: async ({ domElement }: { readonly domElement: HTMLElement }) => void elements.push(domElement),
    };
    const { shown } = aSlot([booking()], { 'booking@2.0.0 ./box': lifecycles });
    await settle();
    expect(host.matches(':empty')).toBe(true);
    elements[0]?.append('Noch 2 Plätze');
    await settle();
    expect(shown()).toEqual(['booking/box: Noch 2 Plätze']);
  });
});
