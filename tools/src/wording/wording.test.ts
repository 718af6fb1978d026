import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { textsFor } from './texts.ts';
import { bannedHere, bannedIn, bannedWords } from './words.ts';

const BANNED = bannedWords(readFileSync(join(ROOT, 'docs/domain/glossary.md'), 'utf8'));

describe.each(['guests', 'staff'] as const)('the texts for %s', (audience) => {
  const texts = textsFor(ROOT, audience);

  test('use the words of the glossary', () => {
    const problems = texts.flatMap(({ file, text }) =>
      bannedIn(text, bannedHere(file, BANNED[audience])).map((word) => `${file}: «${word}» in «${text}»`),
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
    expect(BANNED.staff).toEqual(expect.arrayContaining(['Termin', 'Anlass', 'zur Prüfung', 'Vorbereitet']));
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
    ['Deine Buchung ist abgemeldet.', ['abgemeld']],
    ['Abmelden', ['Abmeld']],
    ['/profil/buchung/:id/abmelden', []],
    ['Neues Total: CHF 151.–.', ['Neues Total']],
    ['Zurückgenommen: Tour', ['Zurückgenommen']],
    ['Wird angeschlagen …', ['angeschlagen']],
    ['Prüfen und warten', ['Prüfen und warten']],
    ['Dein Platz ist sicher.', ['Platz ist sicher']],
  ])('guests: «%s»', (text, words) => {
    expect(bannedIn(text, BANNED.guests)).toEqual(words);
  });

  test.each([
    ['shell/src/i18n/de-CH/logout.ts', []],
    ['shell/src/i18n/de-CH/newsletter.ts', ['abgemeld']],
    ['mfe-booking/src/i18n/de-CH/booking-changes.ts', ['abgemeld']],
    ['mfe-admin/src/i18n/de-CH/bookings.ts', ['abgemeld']],
  ])('only the end of a session is «abgemeldet»: %s', (file, words) => {
    expect(bannedIn('Du bist abgemeldet.', bannedHere(file, BANNED.guests))).toEqual(words);
  });
});
