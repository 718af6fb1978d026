import { expect, test } from '@jest/globals';
import { anExtension, SLOT } from '../testing/a-slot.ts';
import { aRemote } from '../testing/page-state.ts';
import { createObservableStore } from './observable-store.ts';
import { createSlotOffers, type FillSlot } from './slot-offers.ts';

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Slots whose filling notes what happens, and how often its code was asked for. */
function given({ extensions = [anExtension('box')] } = {}) {
  const notes: string[] = [];
  const registry = createObservableStore({
    sequence: 1,
    remotes: { booking: aRemote('booking', { extensions }) },
  });
  const slots = createSlotOffers(registry);
  const fill: FillSlot = (name, _host, context) => {
    notes.push(`${name} ${String(context)}`);
    return {
      update: (next) => void notes.push(`told ${String(next)}`),
      withdraw: () => void notes.push('withdrawn'),
    };
  };
  const load = async () => {
    notes.push('load');
    return fill;
  };
  return { notes, registry, slots, load, host: document.createElement('div') };
}

test('what is offered before the page is there is filled then, with what the slot says by then', async () => {
  const { notes, slots, load, host } = given();
  const slot = slots.offer(SLOT.name, host, 'A');
  slot.update('B');
  expect(notes).toEqual([]);
  slots.fillBy(load);
  await turn();
  slot.update('C');
  slot.withdraw();
  expect(notes).toEqual(['load', 'event-aside B', 'told C', 'withdrawn']);
});

test('a slot without extensions asks for no code, until one is published', async () => {
  const { notes, registry, slots, load, host } = given({ extensions: [] });
  slots.fillBy(load);
  slots.offer(SLOT.name, host, 'A');
  await turn();
  expect(notes).toEqual([]);
  const extensions = [anExtension('box')];
  registry.set({ sequence: 2, remotes: { booking: aRemote('booking', { extensions }) } });
  await turn();
  expect(notes).toEqual(['load', 'event-aside A']);
});

test('a slot that has left before the code came stays empty; code that does not come is no failure of the page', async () => {
  const { notes, slots, load, host } = given();
  slots.fillBy(load);
  slots.offer(SLOT.name, host, 'A').withdraw();
  await turn();
  expect(notes).toEqual(['load']);
  slots.fillBy(async () => null);
  const slot = slots.offer(SLOT.name, host, 'A');
  await turn();
  slot.update('B');
  slot.withdraw();
  expect(notes).toEqual(['load']);
});
