import { expect, test } from '@jest/globals';
import { flatten, treesOf } from './navigation-tree.domain.ts';

const entry = (id: string, parentId: string | null = null) => ({ id, parentId });

test('entries are below their parents, in the given order', () => {
  const trees = treesOf([
    entry('kurse'),
    entry('ueber-uns'),
    entry('team', 'ueber-uns'),
    entry('lvs', 'kurse'),
  ]);
  expect(trees.map((node) => node.entry.id)).toEqual(['kurse', 'ueber-uns']);
  expect(trees[1]?.children.map((node) => node.entry.id)).toEqual(['team']);
  expect(flatten(trees).map((node) => node.entry.id)).toEqual(['kurse', 'lvs', 'ueber-uns', 'team']);
});

test('entries below a missing entry are left out', () => {
  expect(treesOf([entry('team', 'ueber-uns')])).toEqual([]);
});
