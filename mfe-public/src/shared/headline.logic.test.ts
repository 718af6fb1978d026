import { expect, test } from '@jest/globals';
import { splitHeadline } from './headline.logic.ts';

test.each([
  [
    'Mit uns auf den Berg. Von der Wanderung bis zum Grat.',
    'Mit uns auf den Berg.',
    'Von der Wanderung bis zum Grat.',
  ],
  ['Nur ein Satz.', 'Nur ein Satz.', ''],
  ['Ohne Punkt', 'Ohne Punkt', ''],
  ['Bereit? Los!', 'Bereit?', 'Los!'],
])('«%s»', (subtitle, title, lead) => {
  expect(splitHeadline(subtitle)).toEqual({ title, lead });
});
