import { expect, test } from '@jest/globals';
import { flatten, treesOf } from './navigation-tree.domain.ts';

const entry = (id: string, parentId: string | null = null) => ({ id, parentId });

test('entries stand under their parents, in the order given', () => {
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

test('what stands under a missing entry is left out', () => {
  expect(treesOf([entry('team', 'ueber-uns')])).toEqual([]);
});
