import { expect, test } from '@jest/globals';
import { aFakeRemote } from '../testing/fake-remote.ts';
import { createHandOver } from './hand-over.ts';

const DRAFT = { name: 'Gina' };

function setUp() {
  const losses: string[] = [];
  const places: string[] = [];
  const restored: unknown[] = [];
  const handOver = createHandOver({
    report: () => undefined,
    onDraftLost: () => void losses.push('lost'),
  });
  const restore = (state: unknown) => void restored.push(state);
  const next = aFakeRemote('tours', '1.0.0', { restore });
  const other = aFakeRemote('guide', '1.0.0', { restore });
  const leave = (state: unknown, hasText = true) => {
    const lifecycles = aFakeRemote('tours', '2.0.0', { snapshot: () => state });
    return handOver.pack({ remote: 'tours', version: '2.0.0', lifecycles }, hasText);
  };
  const keepPlace = (name: string) =>
    handOver.keepPlace(() => {
      places.push(`${name} noted`);
      return {
        hasText: false,
        comeBack: () => void places.push(`${name} back`),
        forget: () => void places.push(`${name} forgotten`),
      };
    });
  return { handOver, leave, keepPlace, next, other, losses, places, restored };
}

test('a draft is a copy: later changes by the outgoing version have no effect', () => {
  const { handOver, leave, next, restored } = setUp();
  const state = { persons: [{ name: 'Gina' }] };
  leave(state);
  state.persons.push({ name: 'zu spät' });
  handOver.unpack(next);
  expect(restored).toEqual([{ persons: [{ name: 'Gina' }] }]);
});

test('everything is handed over once: draft, place and the notice that something was lost', () => {
  const { handOver, leave, keepPlace, next, ...seen } = setUp();
  leave(DRAFT);
  keepPlace('form');
  handOver.unpack(next);
  handOver.unpack(next);
  expect([seen.restored, seen.places]).toEqual([[DRAFT], ['form noted', 'form back']]);
  leave(null);
  handOver.unpack(next);
  handOver.unpack(next);
  expect(seen.losses).toEqual(['lost']);
});

test('a draft goes only to its own remote', () => {
  const { handOver, leave, other, restored, losses } = setUp();
  leave(DRAFT);
  handOver.unpack(other);
  expect([restored, losses]).toEqual([[], []]);
});

test('the place is the one the visitor left, not that of a version that failed in between', () => {
  const { handOver, keepPlace, next, places } = setUp();
  keepPlace('form');
  keepPlace('nothing drawn');
  handOver.unpack(next);
  expect(places).toEqual(['form noted', 'form back']);
});

test('after leaving and coming back, nothing of it is left', () => {
  const { handOver, leave, keepPlace, next, ...seen } = setUp();
  leave(DRAFT);
  keepPlace('form');
  handOver.drop();
  handOver.unpack(next);
  leave(null);
  handOver.drop();
  handOver.unpack(next);
  expect([seen.restored, seen.losses]).toEqual([[], []]);
  expect(seen.places).toEqual(['form noted', 'form forgotten']);
});
