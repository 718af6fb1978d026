import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { textsFor } from './texts.ts';

/** The words that stood for what was to come: a mark in the menu, a page in the place of another. */
const TO_COME =
  /^folgt$|noch nicht (verfügbar|gebaut)|in (dieser|einer späteren) Version|kommt (bald|später)/i;

/** The shell says it of a remote of another team that marks an entry so (docs/reference/remote.md). */
const FOR_OTHERS = 'shell/src/i18n/de-CH/chrome.ts';

const isToCome = (text: string) => TO_COME.test(text);

test('no text of the product stands for what is to come', () => {
  const texts = [...textsFor(ROOT, 'guests'), ...textsFor(ROOT, 'staff')];
  const found = texts.filter(({ text }) => isToCome(text)).map(({ file, text }) => `${file}: ${text}`);
  expect(found).toEqual([`${FOR_OTHERS}: folgt`]);
});

test.each(['folgt', 'In dieser Version noch nicht verfügbar', 'Das kommt später.'])('«%s» would', (text) => {
  expect(isToCome(text)).toBe(true);
});

test('no remote of the product marks an entry as to come', () => {
  const marked = globSync('{mfe-*,examples/mfe-*}/remote.json', { cwd: ROOT }).filter((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes('"upcoming"'),
  );
  expect(marked).toEqual([]);
});
