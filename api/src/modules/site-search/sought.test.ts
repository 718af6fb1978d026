import { expect, test } from '@jest/globals';
import { tsQueryOf } from './sought.read-model.ts';

test.each([
  ['Hütte', '(hutte:* | huette:*)'],
  ['Huette', '(huette:* | hutte:*)'],
  ['Strasse', '(strasse:*)'],
  ['Straße', '(strasse:*)'],
  ['Chalet Évolène', '(chalet:*) & (evolene:*)'],
  ["ski' & !(touren) | <-> :*", '(ski:*) & (touren:*)'],
  ['… – !', ''],
  ['a b c d e f g h i', '(a:*) & (b:*) & (c:*) & (d:*) & (e:*) & (f:*) & (g:*) & (h:*)'],
])('%s', (text, expected) => {
  expect(tsQueryOf(text)).toBe(expected);
});
