import { describe, expect, test } from '@jest/globals';
import { settle } from '../testing/a-region.ts';
import { anExtension, slotHost } from '../testing/a-slot.ts';
import { aFakeRemote } from '../testing/fake-remote.ts';
import { aRemote, aSession } from '../testing/page-state.ts';

const { host, aSlot } = slotHost();

const booking = (version = '1.0.0', more: Parameters<typeof aRemote>[1] = {}) =>
  aRemote('booking', { version, extensions: [anExtension('box')], ...more });
const lawinen = (version = '1.0.0', more: Parameters<typeof aRemote>[1] = {}) =>
  aRemote('lawinen', { version, extensions: [anExtension('lage')], ...more });

describe('the extensions of a slot', () => {
  test('stand in their order, in whichever they arrive', async () => {
    let arrive: () => void = () => undefined;
    const late = () =>
      new Promise<ReturnType<typeof aFakeRemote>>((resolve) => {
        arrive = () => resolve(aFakeRemote('booking'));
      });
    const { shown } = aSlot([lawinen(), booking()], { 'booking@1.0.0 ./box': late });
    await settle();
    expect(shown()).toEqual(['booking/box: ', 'lawinen/lage: lawinen@1.0.0']);
    arrive();
    await settle();
    expect(shown()).toEqual(['booking/box: booking@1.0.0', 'lawinen/lage: lawinen@1.0.0']);
  });

  test('keep their height free until they are mounted', async () => {
    const extensions = [anExtension('box', { height: 240 })];
    const stuck = () => new Promise<never>(() => undefined);
    aSlot([booking('1.0.0', { extensions }), lawinen()], { 'booking@1.0.0 ./box': stuck });
    await settle();
    expect([...host.children].map((child) => (child as HTMLElement).style.minHeight)).toEqual(['240px', '']);
  });

  test('wait until they are seen', async () => {
    let see: () => void = () => undefined;
    const untilSeen = () => new Promise<void>((resolve) => (see = resolve));
    const { attempts } = aSlot([booking()], {}, { untilSeen });
    await settle();
    expect(attempts).toEqual([]);
    see();
    await settle();
    expect(attempts).toEqual(['booking@1.0.0 ./box']);
  });

  test('are as many as two hundred', async () => {
    const ids = Array.from({ length: 230 }, (_, index) => `e${String(index).padStart(3, '0')}`);
    const { shown } = aSlot([booking('1.0.0', { extensions: ids.map((id) => anExtension(id)) })]);
    await settle();
    expect(shown()).toEqual(ids.slice(0, 200).map((id) => `booking/${id}: booking@1.0.0`));
  });

  test('are none where no live remote offers the slot, whatever the server left there', async () => {
    const html = '<div data-extension="booking/box">vom Server</div>';
    const { fill, registry, attempts } = aSlot([], {}, { html });
    registry.set({ sequence: 2, remotes: { booking: booking() } });
    fill('nobody-has-it', host, {});
    await settle();
    expect([host.innerHTML, attempts.length]).toEqual(['', 1]);
  });
});

describe('what the server drew', () => {
  const html = '<div data-extension="booking/box">vom Server</div>';
  const drawn = { 'booking/box': { version: '1.0.0', data: {} } };

  test('is handed to the version that drew it, at the instant at which it did', async () => {
    const box = aFakeRemote('booking');
    const instants: string[] = [];
    const mount: typeof box.mount = async (props) => {
      instants.push(props.shell.now().toISOString());
      await box.mount(props);
    };
    const lifecycles = { ...box, mount };
    aSlot([booking()], { 'booking@1.0.0 ./box': lifecycles }, { html, drawn });
    const element = host.firstElementChild;
    await settle();
    expect([host.firstElementChild, box.mounts[0]?.serverData]).toEqual([element, {}]);
    expect(instants).toEqual(['2026-02-14T11:00:00.000Z']);
  });

  test('starts from scratch in another version, as soon as that is live', async () => {
    const box = aFakeRemote('booking', '2.0.0');
    const never = () => new Promise<void>(() => undefined);
    const loads = { 'booking@2.0.0 ./box': box };
    const { publish, shown } = aSlot([booking()], loads, { html, drawn, untilSeen: never });
    await settle();
    expect(shown()).toEqual(['booking/box: vom Server']);
    publish(booking('2.0.0'));
    await settle();
    expect([box.mounts[0]?.serverData, ...shown()]).toEqual([null, 'booking/box: booking@2.0.0']);
  });

  test('is nothing to load where it had nothing to show, until the slot says something else', async () => {
    const empty = { 'booking/box': { version: '1.0.0', data: {}, isEmpty: true as const } };
    const { slot, attempts, shown } = aSlot([booking()], {}, { drawn: empty });
    await settle();
    expect([host.innerHTML, attempts]).toEqual(['', []]);
    slot.update({ id: '2' });
    await settle();
    expect(shown()).toEqual(['booking/box: booking@1.0.0']);
  });
});

describe('a change', () => {
  test('of another’s version leaves an extension alone: its element, its state, its one mount', async () => {
    const box = aFakeRemote('booking');
    const { publish, shown } = aSlot([booking(), lawinen()], { 'booking@1.0.0 ./box': box });
    await settle();
    const element = host.firstElementChild;
    publish(booking(), lawinen('2.0.0'));
    await settle();
    expect(shown()).toEqual(['booking/box: booking@1.0.0', 'lawinen/lage: lawinen@2.0.0']);
    expect([host.firstElementChild, box.mounts.length, box.unmounts.length]).toEqual([element, 1, 0]);
  });

  test('of the page that says the same again draws nothing', async () => {
    const updates: unknown[] = [];
    const box = aFakeRemote('booking', '1.0.0', {
      update: async ({ context }) => void updates.push(context),
    });
    const { slot } = aSlot([booking()], { 'booking@1.0.0 ./box': box });
    await settle();
    slot.update({ id: '1' });
    await settle();
    expect(updates).toEqual([]);
    slot.update({ id: '2' });
    await settle();
    expect([updates, box.mounts.length]).toEqual([[{ id: '2' }], 1]);
  });

  test('of the context takes those away that are not for it, and tells those that mount just then', async () => {
    const updates: unknown[] = [];
    let mounted: () => void = () => undefined;
    const box = aFakeRemote('booking', '1.0.0', {
      mount: () => new Promise((resolve) => (mounted = resolve)),
      update: async ({ context }) => void updates.push(context),
    });
    const summer = lawinen('1.0.0', { extensions: [anExtension('lage', { when: { id: '1' } })] });
    const { slot, shown } = aSlot([booking(), summer], { 'booking@1.0.0 ./box': box });
    await settle();
    expect(shown()).toEqual(['booking/box: ', 'lawinen/lage: lawinen@1.0.0']);
    slot.update({ id: '2' });
    expect(shown()).toEqual(['booking/box: ']);
    mounted();
    await settle();
    expect(updates).toEqual([{ id: '2' }]);
  });

  test('of the visitor brings what is for them, and takes it with them', async () => {
    const edit = aRemote('office', { extensions: [anExtension('edit', { guard: 'admin' })] });
    const { session, shown } = aSlot([booking(), edit]);
    await settle();
    expect(shown()).toEqual(['booking/box: booking@1.0.0']);
    const before = session.get();
    session.set(aSession(['ROLE_ADMIN']));
    await settle();
    expect(shown()).toEqual(['booking/box: booking@1.0.0', 'office/edit: office@1.0.0']);
    session.set(before);
    expect(shown()).toEqual(['booking/box: booking@1.0.0']);
  });

  test('by an operator takes an extension off at once, and brings it back', async () => {
    const { publish, shown, sheets } = aSlot([booking(), lawinen()]);
    await settle();
    publish(booking('1.0.0', { offExtensions: ['box'] }), lawinen());
    expect(shown()).toEqual(['lawinen/lage: lawinen@1.0.0']);
    expect(sheets).toContain('booking/box left');
    publish(booking(), lawinen());
    await settle();
    expect(shown()).toEqual(['booking/box: booking@1.0.0', 'lawinen/lage: lawinen@1.0.0']);
  });
});

test('a withdrawn slot leaves nothing behind: elements, roots, or ears', async () => {
  const box = aFakeRemote('booking');
  const { slot, publish, attempts } = aSlot([booking()], { 'booking@1.0.0 ./box': box });
  await settle();
  slot.withdraw();
  slot.update({ id: '2' });
  publish(booking('2.0.0'));
  await settle();
  expect([host.innerHTML, box.unmounts.length, attempts.length]).toEqual(['', 1, 1]);
});
