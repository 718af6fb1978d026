import { expect, test } from '@jest/globals';
import { mayGiveUp } from './refunds.ts';

const createdAt = new Date('2026-02-14T08:00:00Z');
const after = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);

test.each([
  ['bank', 'created', 0, true],
  ['bank', 'transit', 0, true],
  ['bank', 'done', 48, false],
  ['bank', 'failed', 48, false],
  ['provider', 'created', 23.9, false],
  ['provider', 'created', 24, true],
  ['provider', 'transit', 48, false],
  ['voucher', 'created', 48, false],
] as const)('a refund by %s that is %s for %d hours may be given up: %s', (way, state, hours, expected) => {
  expect(mayGiveUp({ way, state, createdAt }, after(hours))).toBe(expected);
});
