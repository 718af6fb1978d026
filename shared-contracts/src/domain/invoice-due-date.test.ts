import { expect, test } from '@jest/globals';
import { invoiceDueDate } from './invoice-due-date.ts';

const TERMS = { paymentTermDays: 30, dueBeforeStartDays: 14 };

test.each([
  ['30 days from today', '2026-02-14', '2026-07-11', '2026-03-16'],
  ['14 days before the start', '2026-02-14', '2026-03-10', '2026-02-24'],
  ['at once, 14 days before', '2026-02-14', '2026-02-28', '2026-02-14'],
  ['at once, less than 14 days before', '2026-01-10', '2026-01-20', '2026-01-10'],
  ['at once, on the day', '2026-02-14', '2026-02-14', '2026-02-14'],
])('an invoice is due %s', (_, today, start, due) => {
  expect(invoiceDueDate(today, start, TERMS)).toBe(due);
});

test('the office may set other terms', () => {
  const terms = { paymentTermDays: 10, dueBeforeStartDays: 0 };
  expect(invoiceDueDate('2026-02-14', '2026-07-11', terms)).toBe('2026-02-24');
  expect(invoiceDueDate('2026-02-14', '2026-02-20', terms)).toBe('2026-02-20');
});
