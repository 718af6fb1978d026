import { expect, test } from '@jest/globals';
import { type EndShare, routeShares, SharesTakenError } from './route-shares.ts';

const LIMITS = { perRoute: 2, stuck: 1, patience: 60_000 };

function begin(limits: Partial<typeof LIMITS> = {}) {
  const shares = routeShares({ ...LIMITS, ...limits });
  const begun: string[] = [];
  const ends: EndShare[] = [];
  const take = async (route: string) => {
    ends.push(await shares.take(route));
    begun.push(route);
  };
  const settle = () => new Promise(setImmediate);
  return { take, begun, ends, settle };
}

test('a route has its share, and others theirs', async () => {
  const { take, begun, ends, settle } = begin();
  const all = ['a', 'a', 'a', 'b'].map(take);
  await settle();
  expect(begun).toEqual(['a', 'a', 'b']);
  ends[0]?.(false);
  await Promise.all(all);
  expect(begun).toEqual(['a', 'a', 'b', 'a']);
});

test('one that hangs tries with one connection, until that one comes back', async () => {
  const { take, begun, ends, settle } = begin();
  const all = ['a', 'a', 'a', 'a'].map(take);
  await settle();
  ends[0]?.(true);
  ends[1]?.(true);
  await settle();
  expect(begun).toEqual(['a', 'a', 'a']);
  ends[2]?.(false);
  await Promise.all(all);
  expect(begun).toHaveLength(4);
});

test('several that hang share a few, and leave the rest to those that do not', async () => {
  const { take, begun, ends, settle } = begin();
  await Promise.all([take('a'), take('b')]);
  for (const end of ends.splice(0)) end(true);
  begun.splice(0);
  const all = ['a', 'b', 'c', 'c'].map(take);
  await settle();
  expect(begun).toEqual(['a', 'c', 'c']);
  ends[0]?.(false);
  await Promise.all(all);
});

test('nobody waits for ever', async () => {
  const { take } = begin({ patience: 1, perRoute: 1 });
  await take('/api/events');
  await expect(take('/api/events')).rejects.toThrow(SharesTakenError);
});
