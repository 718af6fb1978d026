import { expect, test } from '@jest/globals';
import { retentionLimits } from './retention-limits.domain.ts';

test('terms are counted in months from the day in Zurich', () => {
  const { guests, mailTexts, audit } = retentionLimits(new Date('2026-03-14T23:30:00Z'));
  expect([guests, mailTexts, audit].map((at) => at.toISOString())).toEqual([
    '2023-03-14T23:00:00.000Z',
    '2025-03-14T23:00:00.000Z',
    '2024-03-14T23:00:00.000Z',
  ]);
});

test('where the month has no such day it is its last', () => {
  const { guests } = retentionLimits(new Date('2024-02-29T12:00:00Z'));
  expect(guests.toISOString()).toBe('2021-02-27T23:00:00.000Z');
});
