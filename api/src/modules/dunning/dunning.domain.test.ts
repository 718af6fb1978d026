import { describe, expect, test } from '@jest/globals';
import { type Dunned, dueLevel, reminderFeeOf } from './dunning.domain.ts';

const TERMS = { firstReminderDays: 7, secondReminderDays: 17 };
const dueOn = '2026-03-01';
const dunned = (level: number, lastOn: string | null): Dunned => ({ dueDate: dueOn, level, lastOn });

describe('the step that is due', () => {
  test.each([
    ['on the day itself', dunned(0, null), '2026-03-01', null],
    ['six days after', dunned(0, null), '2026-03-07', null],
    ['seven days after', dunned(0, null), '2026-03-08', 1],
    ['the day before the second one', dunned(1, '2026-03-08'), '2026-03-17', null],
    ['seventeen days after', dunned(1, '2026-03-08'), '2026-03-18', 2],
    ['the day before the office has work', dunned(2, '2026-03-18'), '2026-03-27', null],
    ['ten days after the second one', dunned(2, '2026-03-18'), '2026-03-28', 3],
    ['after all of them', dunned(3, '2026-03-28'), '2026-12-31', null],
  ])('%s', (_when, invoice, today, level) => {
    expect(dueLevel(invoice, TERMS, today)).toBe(level);
  });

  test('of an old invoice is the first one, and the next one waits as long as ever', () => {
    expect(dueLevel(dunned(0, null), TERMS, '2026-08-01')).toBe(1);
    expect(dueLevel(dunned(1, '2026-08-01'), TERMS, '2026-08-10')).toBeNull();
    expect(dueLevel(dunned(1, '2026-08-01'), TERMS, '2026-08-11')).toBe(2);
  });
});

test.each([
  ['with the second reminder', { level: 2 }, 2_000],
  ['not with the first one', { level: 1 }, 0],
  ['not once it is work of the office', { level: 3 }, 0],
  ['not unless it is set', { level: 2, reminderFee: 0 }, 0],
  ['not of a cancelled booking', { level: 2, state: 'cancelled' }, 0],
  ['not for fees', { level: 2, isOfFees: true }, 0],
] as const)('a reminder costs %s', (_when, changes, fee) => {
  const facts = { reminderFee: 2_000, state: 'confirmed', isOfFees: false, ...changes } as const;
  expect(reminderFeeOf(facts)).toBe(fee);
});
