import { expect, test } from '@jest/globals';
import { COMPANY, COMPANY_ADDRESS_HTML, COMPANY_CONTACT_HTML } from './company.ts';
import { PAGES } from './content/index.ts';
import { placed } from './content/placed.ts';

const ALL_PAGES = placed(PAGES).map(({ page }) => [page.slug, JSON.stringify(page)] as const);

test.each(ALL_PAGES)('the page %s names no other company, phone, e-mail or place', (_, text) => {
  for (const phone of text.match(/\b0\d{2} \d{3} \d{2} \d{2}\b/g) ?? []) expect(phone).toBe(COMPANY.phone);
  for (const email of text.match(/[\w.-]+@[\w.-]+\w/g) ?? []) expect(email).toBe(COMPANY.email);
  for (const name of text.match(/Firn [\p{L} ]+ (?:AG|GmbH)/gu) ?? []) expect(name).toBe(COMPANY.name);
  for (const [, place] of text.matchAll(/<br>(\d{4} [^<]+)/g)) {
    expect(place).toBe(`${COMPANY.postalCode} ${COMPANY.town}`);
  }
  expect(text).not.toContain('Bergschule');
});

test.each(['kontakt', 'impressum'])('the page %s says where the company is', (slug) => {
  const text = ALL_PAGES.find(([name]) => name === slug)?.[1];
  expect(text).toContain(COMPANY_ADDRESS_HTML);
  expect(text).toContain(COMPANY_CONTACT_HTML);
});
