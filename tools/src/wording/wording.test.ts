import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { textsFor } from './texts.ts';
import { bannedIn, bannedWords } from './words.ts';

const BANNED = bannedWords(readFileSync(join(ROOT, 'docs/domain/glossary.md'), 'utf8'));

describe.each(['guests', 'staff'] as const)('the texts for %s', (audience) => {
  const texts = textsFor(ROOT, audience);

  test('use the words of the glossary', () => {
    const problems = texts.flatMap(({ file, text }) =>
      bannedIn(text, BANNED[audience]).map((word) => `${file}: «${word}» in «${text}»`),
    );
    expect(problems).toEqual([]);
  });

  test('are found', () => {
    const own = audience === 'guests' ? 'Jetzt buchen' : 'Anstehende Events';
    expect(texts.map(({ text }) => text)).toContain(own);
  });
});

describe('the rule', () => {
  test('is the glossary’s', () => {
    expect(BANNED.guests).toEqual(expect.arrayContaining(['Event', 'Angebot', 'Anlass']));
    expect(BANNED.staff).toEqual(expect.arrayContaining(['Termin', 'Anlass']));
    expect(BANNED.guests).not.toContain('Termin');
    expect(BANNED.staff).not.toContain('Tour');
  });

  test.each([
    ['Dieser Anlass ist ausgebucht.', ['Anlass']],
    ['Andere Anlässe', ['Anläss']],
    ['Zur Eventseite', ['Event']],
    ['Teilnehmende der Durchführung', ['Durchführung']],
    ['Durchführung gesichert', []],
    ['Sobald die Durchführung gesichert ist', []],
    ['Deine E-Mails', []],
    ['Dieser Termin', []],
  ])('guests: «%s»', (text, words) => {
    expect(bannedIn(text, BANNED.guests)).toEqual(words);
  });
});
