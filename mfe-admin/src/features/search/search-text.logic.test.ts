import { expect, test } from '@jest/globals';
import { hasSomeWord, hasWords, isExactly, namesNumber } from './search-text.logic.ts';

test.each([
  ['Übernachtungsarten', 'arten ubernacht', true],
  ['Mehrwertsteuer MWST', 'mwst', true],
  ['Mehrwertsteuer MWST', 'mwst bank', false],
])('%s has the words «%s»: %s', (said, text, has) => {
  expect(hasWords(said, text)).toBe(has);
});

test.each([
  ['Zoe Müller', 'tour muller', true],
  ['Zoe Müller', 'tour', false],
  ['Zoe Müller', 'zo', false],
])('%s has some word of «%s»: %s', (said, text, has) => {
  expect(hasSomeWord(said, text)).toBe(has);
});

test.each([
  ['101-3', true],
  ['14.2.2026', true],
  ['grund', false],
])('%s names a number: %s', (text, names) => {
  expect(namesNumber(text)).toBe(names);
});

test.each([
  ['B-2026-00042', 'B-2026-00042', true],
  ['b-2026-00042', 'B-2026-00042', true],
  ['2026-00042', 'B-2026-00042', true],
  ['00042', 'B-2026-00042', false],
  ['101-3', 'E-101-3', true],
  ['101', 'A-101', true],
  ['', '', false],
])('%s is exactly %s: %s', (text, code, is) => {
  expect(isExactly(text, code)).toBe(is);
});
