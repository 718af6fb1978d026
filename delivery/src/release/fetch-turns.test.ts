import { expect, test } from '@jest/globals';
import { Refusal } from '../shared/refusal.ts';
import { createFetchTurns } from './fetch-turns.ts';

const away = new Refusal(503, 'release-store-unavailable', 'The bucket firn cannot be used: fetch failed.');
const damaged = new Refusal(503, 'release-damaged', 'mfe-public@1.0.0 is damaged and not taken.');

/** Lets everything finish that waits for nothing else. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when the test says so, two at a time. */
function aQueue() {
  const inTurn = createFetchTurns(2);
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const ask = (name: string) => {
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return inTurn(() => {
      begun.push(name);
      return end.promise;
    });
  };
  const endOf = (name: string) => ends.get(name) as PromiseWithResolvers<string>;
  return { begun, ask, endOf };
}

test('as many as allowed run at once; the others follow one by one, in order', async () => {
  const { begun, ask, endOf } = aQueue();
  const asked = ['a', 'b', 'c', 'd'].map(ask);
  await settle();
  expect(begun).toEqual(['a', 'b']);
  endOf('b').resolve('b');
  await settle();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) endOf(name).resolve(name);
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c', 'd']);
});

test('when one finds the bucket down, all waiting ones fail, and later ones try again', async () => {
  const { begun, ask, endOf } = aQueue();
  const asked = Promise.allSettled(['a', 'b', 'c', 'd'].map(ask));
  endOf('a').reject(away);
  endOf('b').resolve('b');
  const refused = { status: 'rejected', reason: away };
  expect(await asked).toEqual([refused, { status: 'fulfilled', value: 'b' }, refused, refused]);
  const later = ['e', 'f'].map(ask);
  await settle();
  expect(begun).toEqual(['a', 'b', 'e', 'f']);
  for (const name of ['e', 'f']) endOf(name).resolve(name);
  expect(await Promise.all(later)).toEqual(['e', 'f']);
});

test('a damaged release fails only for its own caller', async () => {
  const { ask, endOf } = aQueue();
  const asked = Promise.allSettled(['a', 'b', 'c'].map(ask));
  endOf('a').reject(damaged);
  for (const name of ['b', 'c']) endOf(name).resolve(name);
  const [first, ...others] = await asked;
  expect(first).toEqual({ status: 'rejected', reason: damaged });
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});
