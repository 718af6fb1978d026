import { describe, expect, test } from '@jest/globals';
import { type BillingTerms, billedToday, invoiceDue } from './billing-time.domain.ts';

const TERMS: BillingTerms = {
  invoiceTiming: 'at_once',
  invoiceDaysBeforeDue: 20,
  depositPercent: 0,
  depositTermDays: 10,
};
const TODAY = '2026-02-14';
const LATER = '2026-05-01';

describe('what is billed today', () => {
  test.each([
    ['all at once', {}, { dueDate: LATER }, 'all'],
    ['all, of what is not paid by invoice', { invoiceTiming: 'before_due' }, { dueDate: null }, 'all'],
    ['nothing yet', { invoiceTiming: 'before_due' }, { dueDate: LATER }, null],
    ['all, 20 days before it is due', { invoiceTiming: 'before_due' }, { dueDate: '2026-03-06' }, 'all'],
    ['nothing 21 days before', { invoiceTiming: 'before_due' }, { dueDate: '2026-03-07' }, null],
    ['the deposit first', { depositPercent: 30 }, { dueDate: LATER }, 'deposit'],
    ['not the rest yet', { depositPercent: 30 }, { dueDate: LATER, hasInvoice: true }, null],
    ['the rest before it is due', { depositPercent: 30 }, { dueDate: '2026-03-06', hasInvoice: true }, 'all'],
    ['all of a late booking', { depositPercent: 30 }, { dueDate: TODAY }, 'all'],
  ] as const)('%s', (_what, terms, booking, expected) => {
    expect(billedToday({ ...TERMS, ...terms }, { today: TODAY, hasInvoice: false, ...booking })).toBe(
      expected,
    );
  });
});

test.each([
  ['all', LATER, LATER],
  ['all', '2026-02-01', TODAY],
  ['all', null, TODAY],
  ['deposit', LATER, '2026-02-24'],
  ['deposit', '2026-02-20', '2026-02-20'],
] as const)('%s of a booking that is due on %s is due on %s', (what, dueDate, expected) => {
  expect(invoiceDue(what, TERMS, { today: TODAY, dueDate })).toBe(expected);
});
