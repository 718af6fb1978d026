import { expect, test } from '@jest/globals';
import { callPace } from './call-pace.ts';

const at = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1000);

test('so many calls in a minute, and then a wait until it is over', () => {
  const wait = callPace(2);
  expect([wait('a', at(0)), wait('a', at(10)), wait('a', at(20)), wait('a', at(59.5))]).toEqual([
    0, 0, 40, 1,
  ]);
  expect([wait('a', at(60)), wait('a', at(61)), wait('a', at(62))]).toEqual([0, 0, 58]);
});

test('nobody waits for what others call', () => {
  const wait = callPace(1);
  expect([wait('a', at(0)), wait('b', at(0)), wait('a', at(1))]).toEqual([0, 0, 59]);
});
