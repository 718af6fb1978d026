import { expect, test } from '@jest/globals';
import { readSearch } from './read-search.ts';
import type { Vocabulary } from './vocabulary.read-model.ts';

const WRITTEN = ['Skitour', 'Davos', 'Hütte', 'Lawinenkurs', 'Basis', 'Route'];
const VOCABULARY: Vocabulary = {
  words: new Map(WRITTEN.map((word) => [word.toLowerCase().replace('ü', 'u'), word])),
  titleWords: new Set(['davos']),
  named: [
    { kind: 'levels', ids: ['basis'], words: ['basis'] },
    { kind: 'activities', ids: ['ski', 'free'], words: ['skitouren'] },
  ],
  searchWords: new Map([
    ['anfanger', { title: 'Anfänger', meanings: ['Basis', 'Skitour Davos'] }],
    ['via ferrata', { title: 'Via Ferrata', meanings: ['Hütte'] }],
  ]),
};
const termsOf = (text: string) => readSearch(text, VOCABULARY).terms;
const text = (...spellings: string[]) => ({ kind: 'text', spellings });

test.each<[string, readonly object[]]>([
  ['… – !', []],
  ['und im', []],
  ['Davos', [text('davos')]],
  ['Huette', [text('huette', 'hutte')]],
  ["ski' & !(davos) | <-> :*", [text('ski'), text('davos')]],
  ['skitour', [{ kind: 'any', of: [text('skitour'), { kind: 'activities', ids: ['ski', 'free'] }] }]],
  ['Januar', [{ kind: 'any', of: [text('januar'), { kind: 'months', months: [1] }] }]],
  ['samstags', [{ kind: 'any', of: [text('samstags'), { kind: 'weekdays', weekdays: [6] }] }]],
  ['WT2', [{ kind: 'any', of: [text('wt2'), { kind: 'grades', grades: { snowShoeDifficulty: ['WT2'] } }] }]],
  ['Uri', [{ kind: 'any', of: [text('uri'), { kind: 'text', spellings: ['ur'], isWhole: true }] }]],
])('%s', (typed, terms) => {
  expect(termsOf(typed)).toEqual(terms);
});

test('a place that no offer names is a circle around it', () => {
  expect(termsOf('Grindelwald')).toMatchObject([
    { of: [text('grindelwald'), { kind: 'near', place: { title: 'Grindelwald' } }] },
  ]);
});

test('a search word has each of its meanings, and the words of one belong together', () => {
  const [term] = termsOf('Anfänger');
  expect(JSON.stringify(term)).toContain('"levels"');
  expect(term).toMatchObject({ kind: 'any', of: [{}, { kind: 'any' }, { kind: 'all' }] });
  expect(termsOf('via ferrata davos')).toHaveLength(2);
});

test('a compound that guests make is its two parts', () => {
  expect(termsOf('Skitourenkurs')).toMatchObject([{ kind: 'all', of: [{ kind: 'any' }, { kind: 'any' }] }]);
});

test.each([
  ['Lawienenkurs', 'Lawinenkurs'],
  ['Anfaenger', 'Anfänger'],
  ['Haute Rute', 'Haute Route'],
  ['Januer Davso', 'Januar Davos'],
  ['Hut', null],
  ['xyz', null],
])('«%s» is taken for «%s»', (typed, meant) => {
  expect(readSearch(typed, VOCABULARY).didYouMean).toBe(meant);
});

test('at most eight words count', () => {
  expect(termsOf('a1 b1 c1 d1 e1 f1 g1 h1 i1')).toHaveLength(8);
});
