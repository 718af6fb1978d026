import { createTestShell } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import manifest from '../../../remote.json' with { type: 'json' };
import { officePagesTexts } from '../../i18n/de-CH/office-pages.ts';
import { findOfficePages } from './office-pages.ts';
import { PAGE_WORDS } from './page-words.ts';

const { i18n } = createTestShell();
const textsOf = (text: string) => findOfficePages(text, i18n).map((found) => found.text);

test('every page that an admin opens without choosing something stands there, by its title', () => {
  const ofAdmins = manifest.pages.filter(({ path, guard }) => guard === 'admin' && !path.includes(':'));
  expect(officePagesTexts.messages.titles).toEqual(
    Object.fromEntries(ofAdmins.map(({ path, title }) => [path, title])),
  );
});

test('other words are those of pages that are there', () => {
  expect(Object.keys(officePagesTexts.messages.titles)).toEqual(
    expect.arrayContaining(Object.keys(PAGE_WORDS)),
  );
});

test.each([
  ['mehrwert', ['Mehrwertsteuer', 'Mehrwertsteuer']],
  ['arten ubernachtung', ['Übernachtungsarten']],
  ['sac rabatt', ['Einstellungen: SAC-Rabatt']],
  ['planungstafel', ['Planung']],
  ['xylophon', []],
])('%s', (text, found) => {
  expect(textsOf(text)).toEqual(found);
});
