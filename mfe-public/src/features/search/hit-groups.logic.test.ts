import { expect, test } from '@jest/globals';
import { aHit } from '../../testing/fixtures.ts';
import { groupHits } from './hit-groups.logic.ts';

const hit = (kind: 'page' | 'event' | 'guide', title: string) =>
  aHit({ kind, title, path: `/${kind}/${title}` });
const HITS = [
  hit('page', 'Gutscheine'),
  hit('page', 'Winter'),
  hit('event', 'Lawinenkurs Basis'),
  hit('page', 'Lawinenkurse'),
];
const titlesOf = (words: string) =>
  groupHits(HITS, words).map((group) => group.hits.map(({ title }) => title));

test.each([
  ['Lawinenkurs', [['Lawinenkurs Basis'], ['Lawinenkurse', 'Gutscheine', 'Winter']]],
  ['kurs für winter', [['Winter', 'Lawinenkurse', 'Gutscheine'], ['Lawinenkurs Basis']]],
  ['LVS', [['Gutscheine', 'Winter', 'Lawinenkurse'], ['Lawinenkurs Basis']]],
])('hits for «%s» begin with titles that have a word', (words, expected) => {
  expect(titlesOf(words)).toEqual(expected);
});
