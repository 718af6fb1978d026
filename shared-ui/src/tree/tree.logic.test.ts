import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type Direction,
  type DropWhere,
  dropOn,
  moveTo,
  rowsOf,
  stepFrom,
  type TreeNode,
} from './tree.logic.ts';

/** `a`, with `b` and `c` below it, `d` below `c`; then `e`. */
const NODES: readonly TreeNode[] = [
  { key: 'a', parent: null },
  { key: 'e', parent: null },
  { key: 'b', parent: 'a' },
  { key: 'c', parent: 'a' },
  { key: 'd', parent: 'c' },
];

const drawn = (nodes: readonly TreeNode[]) =>
  rowsOf(nodes)
    .map(({ key, depth }) => `${'-'.repeat(depth)}${key}`)
    .join(' ');

test('rows stand below their parents', () => {
  expect(drawn(NODES)).toBe('a -b -c --d e');
});

test('a node whose parent is missing stands at the top', () => {
  expect(drawn([{ key: 'x', parent: 'gone' }, ...NODES])).toBe('x a -b -c --d e');
});

describe('steps', () => {
  const STEPS: readonly [string, Direction, string | null][] = [
    ['a', 'up', null],
    ['a', 'down', 'e a -b -c --d'],
    ['e', 'up', 'e a -b -c --d'],
    ['e', 'down', null],
    ['e', 'in', 'a -b -c --d -e'],
    ['a', 'in', null],
    ['c', 'in', 'a -b --c ---d e'],
    ['c', 'up', 'a -c --d -b e'],
    ['d', 'up', null],
    ['d', 'out', 'a -b -c -d e'],
    ['b', 'out', 'a -c --d b e'],
    ['e', 'out', null],
  ];
  test.each(STEPS)('%s %s', (key, direction, expected) => {
    const place = stepFrom(NODES, key, direction);
    expect(place && drawn(moveTo(NODES, key, place))).toBe(expected);
  });
});

describe('drops', () => {
  const DROPS: readonly [string, DropWhere, string, string | null][] = [
    ['e', 'before', 'b', 'a -e -b -c --d'],
    ['e', 'after', 'b', 'a -b -e -c --d'],
    ['b', 'after', 'c', 'a -c --d -b e'],
    ['e', 'inside', 'c', 'a -b -c --d --e'],
    ['a', 'after', 'e', 'e a -b -c --d'],
    ['a', 'inside', 'd', null],
    ['c', 'before', 'c', null],
  ];
  test.each(DROPS)('%s %s %s', (key, where, target, expected) => {
    const place = dropOn(NODES, key, target, where);
    expect(place && drawn(moveTo(NODES, key, place))).toBe(expected);
  });
});

test('no run of steps loses a node, and each can be taken back', () => {
  const step = fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    direction: fc.constantFrom<Direction>('up', 'down', 'in', 'out'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let nodes = NODES;
      for (const { key, direction } of steps) {
        const place = stepFrom(nodes, key, direction);
        if (!place) continue;
        const before = drawn(nodes);
        const row = rowsOf(nodes).find((one) => one.key === key);
        nodes = moveTo(nodes, key, place);
        expect(
          rowsOf(nodes)
            .map((one) => one.key)
            .toSorted(),
        ).toEqual(['a', 'b', 'c', 'd', 'e']);
        expect(row && drawn(moveTo(nodes, key, row))).toBe(before);
      }
    }),
  );
});
