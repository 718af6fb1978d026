import { expect, test } from '@jest/globals';
import { invoiceDueDate } from './invoice-due-date.ts';

const TERMS = { paymentTermDays: 30, dueBeforeStartDays: 14, shortestTermDays: 7 };

test.each([
  ['30 days from today', '2026-02-14', '2026-07-11', '2026-03-16'],
  ['14 days before the start', '2026-02-14', '2026-03-10', '2026-02-24'],
  ['after 7 days where 14 before the start are sooner', '2026-02-14', '2026-03-04', '2026-02-21'],
  ['after 7 days, where the start is less than 14 days away', '2026-01-10', '2026-01-20', '2026-01-17'],
  ['after 7 days, on the day of the start', '2026-02-14', '2026-02-14', '2026-02-21'],
])('an invoice is due %s', (_, today, start, due) => {
  expect(invoiceDueDate(today, start, TERMS)).toBe(due);
});

test('the office may set other terms', () => {
  const terms = { paymentTermDays: 10, dueBeforeStartDays: 0, shortestTermDays: 0 };
  expect(invoiceDueDate('2026-02-14', '2026-07-11', terms)).toBe('2026-02-24');
  expect(invoiceDueDate('2026-02-14', '2026-02-20', terms)).toBe('2026-02-20');
});

test('no shortest term is longer than the whole one', () => {
  const terms = { paymentTermDays: 5, dueBeforeStartDays: 14, shortestTermDays: 10 };
  expect(invoiceDueDate('2026-02-14', '2026-07-11', terms)).toBe('2026-02-19');
});
