import { describe, expect, test } from '@jest/globals';
import {
  all,
  ascii,
  confirmed,
  email,
  hasDigits,
  hasLowercase,
  hasUppercase,
  isBefore,
  isSameOrAfter,
  maxValue,
  minLength,
  minValue,
  type Rule,
  regex,
  required,
  vatCategory,
} from './rules.ts';

interface RuleCase {
  readonly rule: Rule;
  readonly fine: readonly unknown[];
  readonly wrong: readonly unknown[];
  readonly says: string;
}

const CASES: Readonly<Record<string, RuleCase>> = {
  required: {
    rule: required,
    fine: ['x', 0, true],
    wrong: ['', '  ', null, undefined, false],
    says: 'Bitte fülle das Feld «Feld» aus.',
  },
  email: {
    rule: email,
    fine: ['a@b.ch', 'a.b+c@firn.example'],
    wrong: ['a', 'a@b', 'a b@c.ch', 'ä@b.ch', 'a@b..ch'],
    says: 'Bitte gib bei «Feld» eine vollständige E-Mail-Adresse an, zum Beispiel name@firma.ch.',
  },
  minLength: {
    rule: minLength(3),
    fine: ['abc', '🏔🏔🏔'],
    wrong: ['ab', '🏔🏔'],
    says: '«Feld» braucht mindestens 3 Zeichen.',
  },
  minValue: { rule: minValue(2), fine: [2, '3'], wrong: [1, '1.9', -2], says: 'mindestens 2 sein' },
  maxValue: { rule: maxValue(2), fine: [2, '-3'], wrong: [2.1, '10'], says: 'höchstens 2 sein' },
  regex: {
    rule: regex(/^\d{4}$/g, 'vier Ziffern.'),
    fine: ['3000', '3001', '3002'],
    wrong: ['300', 'abcd'],
    says: 'Bitte prüfe das Feld «Feld»: vier Ziffern.',
  },
  confirmed: {
    rule: confirmed('geheim', 'Passwort'),
    fine: ['geheim'],
    wrong: ['geheimer'],
    says: '«Feld» muss gleich lauten wie «Passwort».',
  },
  hasLowercase: { rule: hasLowercase, fine: ['Aa', 'ÄÖü'], wrong: ['A1'], says: 'einen Kleinbuchstaben' },
  hasUppercase: { rule: hasUppercase, fine: ['Aa', 'ÄÖü'], wrong: ['a1'], says: 'einen Grossbuchstaben' },
  hasDigits: { rule: hasDigits, fine: ['a1'], wrong: ['a'], says: 'eine Ziffer' },
  isBefore: {
    rule: isBefore('2026-02-14', 'Ende'),
    fine: ['2026-02-13', '2026-02-14'],
    wrong: ['2026-02-15'],
    says: '«Feld» darf nicht nach «Ende» liegen.',
  },
  isSameOrAfter: {
    rule: isSameOrAfter('2026-02-14', 'Beginn'),
    fine: ['2026-02-14', '2026-02-15'],
    wrong: ['2026-02-13'],
    says: '«Feld» darf nicht vor «Beginn» liegen.',
  },
  ascii: { rule: ascii, fine: ['abc ~'], wrong: ['zürich', '–'], says: 'keine Umlaute' },
  vatCategory: {
    rule: vatCategory,
    fine: ['UNO', 'ULA', 'Sal2.0, 3.7%', 'Sal2.0, 7.7%', 'Sal2.1, 3.8%', 'Sal2.1, 8.1%'],
    wrong: ['uno', 'Sal2.2, 8.1%'],
    says: 'eine dieser Kategorien',
  },
};

describe.each(Object.entries(CASES))('%s', (name, { rule, fine, wrong, says }) => {
  test.each(fine.map((value) => [value]))('accepts %p', (value) => {
    expect(rule(value, 'Feld')).toBeNull();
  });
  test.each(wrong.map((value) => [value]))('refuses %p', (value) => {
    expect(rule(value, 'Feld')).toContain(says);
  });
  if (name !== 'required') {
    test.each([[''], [null], [undefined]])('accepts the empty %p', (value) => {
      expect(rule(value, 'Feld')).toBeNull();
    });
  }
});

test('all returns the first error', () => {
  const password = all(required, minLength(10), hasDigits);
  expect(password('', 'Passwort')).toBe('Bitte fülle das Feld «Passwort» aus.');
  expect(password('kurz', 'Passwort')).toBe('«Passwort» braucht mindestens 10 Zeichen.');
  expect(password('lang genug!', 'Passwort')).toBe('«Passwort» braucht mindestens eine Ziffer.');
  expect(password('lang genug 1', 'Passwort')).toBeNull();
});

test('a date rule without a target accepts everything', () => {
  expect(isBefore(undefined, 'Ende')('2026-02-14', 'Feld')).toBeNull();
});
