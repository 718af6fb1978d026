import { expect, test } from '@jest/globals';
import { HOUSES } from './catalogue/houses.ts';
import { OFFERS } from './catalogue/index.ts';
import { LEVELS } from './catalogue/lookups.ts';
import { PAGES } from './content/index.ts';
import { SCENES } from './drawings/scenes.ts';
import { GUIDES } from './people/guides.ts';
import { ALLERGIES, MESSAGES } from './people/names.ts';
import { textsOf } from './plan/texts.ts';

const TEXTS: readonly (readonly [string, string])[] = [
  ...OFFERS.map((offer) => [`offer ${offer.code}`, JSON.stringify({ ...offer, ...textsOf(offer) })] as const),
  ...PAGES.map((page) => [`page ${page.slug}`, JSON.stringify(page)] as const),
  ...GUIDES.map((guide) => [`guide ${guide.lastName}`, JSON.stringify(guide)] as const),
  ['lookups', JSON.stringify([HOUSES, LEVELS, ALLERGIES, MESSAGES, SCENES])],
];

test.each(TEXTS)('%s is written as in Switzerland', (_, text) => {
  expect(text).not.toContain('ß');
  expect(text).not.toContain('\\"');
  expect(text).not.toMatch(/[„“”]/);
  expect(text).not.toMatch(/\bIhnen\b/);
});
