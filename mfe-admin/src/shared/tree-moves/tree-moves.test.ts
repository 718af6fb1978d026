import { anActivity } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { changesOf } from './tree-moves.logic.ts';

const activity = (id: string, position: number, parent: string | null = null) =>
  anActivity({ id, '@id': id, title: id, position, parent });

/** `a`, with `b` and `c` below it; then `d` and `e`. */
const ALL = [
  activity('a', 0),
  activity('b', 0, 'a'),
  activity('d', 1),
  activity('c', 1, 'a'),
  activity('e', 2),
];

test.each([
  ['e', { parent: null, index: 0 }, ['e {"position":0}', 'a {"position":1}', 'd {"position":2}']],
  ['e', { parent: null, index: 1 }, ['e {"position":1}', 'd {"position":2}']],
  ['d', { parent: 'a', index: 2 }, ['d {"parent":"a","position":2}']],
  ['d', { parent: 'a', index: 1 }, ['d {"parent":"a"}', 'c {"position":2}']],
  [
    'b',
    { parent: null, index: 1 },
    ['b {"parent":null,"position":1}', 'd {"position":2}', 'e {"position":3}'],
  ],
  ['d', { parent: null, index: 1 }, []],
] as const)('%s to %j', (key, place, expected) => {
  const changes = changesOf(ALL, key, place);
  expect(changes.map((one) => `${one.item.id} ${JSON.stringify(one.changes)}`)).toEqual(expected);
});
