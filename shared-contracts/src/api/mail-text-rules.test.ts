import { expect, test } from '@jest/globals';
import { fillMailText, mailTextViolations } from './mail-text-rules.ts';

const known = [
  { name: 'vorname', needed: false },
  { name: 'frist', needed: true },
];
const draft = (changes: object = {}) => ({
  subject: 'Hallo',
  opening: 'Bis {frist}.',
  closing: '',
  ...changes,
});
const pathsOf = (changes: object) =>
  mailTextViolations(draft(changes), known).map(({ propertyPath }) => propertyPath);

test('a placeholder is known by its name, however it is written', () => {
  expect(pathsOf({ subject: '{Vorname} { VORNAME }' })).toEqual([]);
  expect(fillMailText('{Vorname} { VORNAME }', { vorname: 'Nina' })).toBe('Nina Nina');
});

test.each(['{vornamen}', '{', 'a } b', '{}', '{vor name}', '{{vorname}}'])('%s is none', (closing) => {
  expect(pathsOf({ closing })).toEqual(['closing']);
});

test('what has to be known may stand in the closing, too, but not in the subject alone', () => {
  expect(pathsOf({ opening: '', closing: '{frist}' })).toEqual([]);
  expect(pathsOf({ opening: '', subject: '{frist}' })).toEqual(['opening']);
});

test('a text without placeholders says so', () => {
  const [violation] = mailTextViolations(draft({ opening: '{vorname}' }), []);
  expect(violation?.message).toContain('In diesem Text gibt es keine.');
});

test('a value stays as it is, with its own braces, and a name of JavaScript is none', () => {
  expect(fillMailText('{vorname}, {frist}', { vorname: '{frist}', frist: '$&' })).toBe('{frist}, $&');
  expect(fillMailText('{constructor}', {})).toBe('{constructor}');
});
