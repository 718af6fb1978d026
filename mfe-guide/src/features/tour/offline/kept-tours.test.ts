import { aMaterialOrder, aParticipant } from '@firn/shared-contracts/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { EVENT_ID, ownEvent } from '../../../testing/fixtures.ts';
import { forgetOldAndForeign, forgetTour, keepTour, keptTour } from './kept-tours.ts';

const NOW = new Date('2026-07-11T10:00:00Z');
const BEAT = 'beat';
const tour = {
  keptAt: NOW.toISOString(),
  event: ownEvent,
  persons: [aParticipant()],
  material: [aMaterialOrder()],
};

interface Answer {
  json(): Promise<unknown>;
}

/** As much of the browser's stores as is used, which jsdom does not have. */
function fakeStores() {
  const stores = new Map<string, Map<string, Answer>>();
  const pathOf = (request: string | { url: string }) =>
    typeof request === 'string' ? request : new URL(request.url).pathname;
  return {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Answer>();
      stores.set(name, store);
      return {
        put: async (request: string, answer: Answer) => void store.set(request, answer),
        match: async (request: string | { url: string }) => store.get(pathOf(request)),
        delete: async (request: string) => store.delete(request),
        keys: async () => [...store.keys()].map((path) => ({ url: `https://firn.example${path}` })),
      };
    },
    delete: async (name: string) => stores.delete(name),
  };
}

const answerOf = { json: (value: unknown) => ({ json: async () => structuredClone(value) }) };

beforeEach(() => void Object.assign(globalThis, { caches: fakeStores(), Response: answerOf }));
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(globalThis, 'Response');
});

test('a tour is there for the user who read it, and for nobody else', async () => {
  await keepTour(BEAT, tour);
  expect(await keptTour(BEAT, EVENT_ID, NOW)).toEqual(tour);
  expect(await keptTour('vera', EVENT_ID, NOW)).toBeNull();
});

test('another user’s visit removes everything', async () => {
  await keepTour(BEAT, tour);
  await forgetOldAndForeign(BEAT, NOW);
  expect(await keptTour(BEAT, EVENT_ID, NOW)).toEqual(tour);
  await forgetOldAndForeign('vera', NOW);
  expect(await keptTour(BEAT, EVENT_ID, NOW)).toBeNull();
});

test.each([
  ['2026-08-11T14:59:00Z', true],
  ['2026-08-11T15:01:00Z', false],
])('at %s, 30 days after the end, it is there: %s', async (now, isThere) => {
  await keepTour(BEAT, tour);
  expect((await keptTour(BEAT, EVENT_ID, new Date(now))) !== null).toBe(isThere);
  await forgetOldAndForeign(BEAT, new Date(now));
  expect((await keptTour(BEAT, EVENT_ID, NOW)) !== null).toBe(isThere);
});

test('a tour that is not theirs any more is removed', async () => {
  await keepTour(BEAT, tour);
  await forgetTour(BEAT, EVENT_ID);
  expect(await keptTour(BEAT, EVENT_ID, NOW)).toBeNull();
});

test('without such a store nothing is kept, and nothing fails', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  await keepTour(BEAT, tour);
  await forgetOldAndForeign(BEAT, NOW);
  expect(await keptTour(BEAT, EVENT_ID, NOW)).toBeNull();
});
