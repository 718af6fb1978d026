import { expect, test } from '@jest/globals';
import { unmetPasswordRules } from './password.ts';

test.each([
  ['Gipfel-2026!', []],
  ['Äöü-Gletscher1', []],
  ['', ['length', 'lowercase', 'uppercase', 'digit']],
  ['Kurz1', ['length']],
  ['grat-und-gipfel-7', ['uppercase']],
  ['GRAT-UND-GIPFEL-7', ['lowercase']],
  ['Grat-und-Gipfel', ['digit']],
  ['1Nina@Firn.example', ['email']],
  ['Passwort123', ['common']],
  [`${'Aa1'.repeat(43)}`, ['length']],
])('«%s» does not meet %j', (password, unmet) => {
  expect(unmetPasswordRules(password, 'nina@firn.example')).toEqual(unmet);
});

test('without an e-mail nothing is refused for it', () => {
  expect(unmetPasswordRules('Gipfel-2026!', '')).toEqual([]);
});
