import { expect, test } from '@jest/globals';
import { ExtensionTrust } from './extension-trust.ts';

test('one that was late is tried beside the pages, one try at a time, until it answers in time', () => {
  const trust = new ExtensionTrust();
  expect(trust.begin('a', 0)).toBe('wait');
  trust.wasLate('a');
  expect([trust.begin('a', 0), trust.begin('b', 0)]).toEqual(['leave', 'wait']);
  trust.ended('a', 'late', 0);
  expect([trust.begin('a', 0), trust.begin('a', 0)]).toEqual(['try', 'leave']);
  trust.ended('a', 'in time', 0);
  expect(trust.begin('a', 0)).toBe('wait');
});

test('one that is late again is tried ever more seldom', () => {
  const trust = new ExtensionTrust();
  trust.wasLate('a');
  trust.ended('a', 'late', 0);
  trust.begin('a', 0);
  trust.ended('a', 'late again', 5000);
  expect([trust.begin('a', 34_999), trust.begin('a', 35_000)]).toEqual(['leave', 'try']);
  trust.ended('a', 'late again', 40_000);
  expect([trust.begin('a', 99_999), trust.begin('a', 100_000)]).toEqual(['leave', 'try']);
});
