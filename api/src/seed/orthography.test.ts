import { expect, test } from '@jest/globals';
import { HOUSES } from './catalogue/houses.ts';
import { OFFERS } from './catalogue/index.ts';
import { LEVELS } from './catalogue/lookups.ts';
import { PAGES } from './content/index.ts';
import { placed } from './content/placed.ts';
import { DRAFTS, EARLIER_VERSIONS, UNPUBLISHED } from './content/standings.ts';
import { SCENES } from './drawings/scenes.ts';
import { GUIDES } from './people/guides.ts';
import { ALLERGIES, MESSAGES } from './people/names.ts';
import { textsOf } from './plan/texts.ts';

/** Attributes of tags have quotes of their own. */
const withoutTags = (value: unknown) => JSON.stringify(value).replaceAll(/<[^>]*>/g, '');

const EVERY_PAGE = [...placed(PAGES), ...UNPUBLISHED].map(({ page }) => page);

const TEXTS: readonly (readonly [string, string])[] = [
  ...OFFERS.map((offer) => [`offer ${offer.code}`, JSON.stringify({ ...offer, ...textsOf(offer) })] as const),
  ...EVERY_PAGE.map(({ children: _, ...page }) => [`page ${page.slug}`, withoutTags(page)] as const),
  ...GUIDES.map((guide) => [`guide ${guide.lastName}`, JSON.stringify(guide)] as const),
  ['drafts and versions of pages', withoutTags([DRAFTS, EARLIER_VERSIONS])],
  ['lookups', JSON.stringify([HOUSES, LEVELS, ALLERGIES, MESSAGES, SCENES])],
];

test.each(TEXTS)('%s is written as in Switzerland', (_, text) => {
  expect(text).not.toContain('ß');
  expect(text).not.toContain('\\"');
  expect(text).not.toMatch(/[„“”]/);
  expect(text).not.toMatch(/\bIhnen\b/);
});
