import { expect, test } from '@jest/globals';
import { ExtensionTrust } from './extension-trust.ts';

test('one that was late is tried beside the pages, one try at a time, until it answers in time', () => {
  const trust = new ExtensionTrust();
  expect(trust.begin('a')).toBe('wait');
  trust.wasLate('a');
  expect([trust.begin('a'), trust.begin('b')]).toEqual(['leave', 'wait']);
  trust.ended('a', false);
  expect([trust.begin('a'), trust.begin('a')]).toEqual(['try', 'leave']);
  trust.ended('a', true);
  expect(trust.begin('a')).toBe('wait');
});
