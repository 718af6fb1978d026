import { describe, expect, test } from '@jest/globals';
import { type BilledDocument, invoiceBalances, invoiceStanding } from './invoice-standing.ts';

const invoice = (id: string, total: number, state: BilledDocument['state'] = 'issued'): BilledDocument => ({
  id,
  kind: 'invoice',
  state,
  total,
  creditNoteOfId: null,
});
const credit = (of: string, total: number): BilledDocument => ({
  id: `credit of ${of}`,
  kind: 'credit_note',
  state: 'issued',
  total,
  creditNoteOfId: of,
});
const opens = (documents: readonly BilledDocument[], paid: number) =>
  [...invoiceBalances(documents, paid)].map(([id, { open }]) => [id, open]);

describe('what is open of the invoices of a booking', () => {
  const two = [invoice('deposit', 300), invoice('rest', 700)];

  test.each([
    [
      0,
      [
        ['deposit', 300],
        ['rest', 700],
      ],
    ],
    [
      299,
      [
        ['deposit', 1],
        ['rest', 700],
      ],
    ],
    [
      300,
      [
        ['deposit', 0],
        ['rest', 700],
      ],
    ],
    [
      1000,
      [
        ['deposit', 0],
        ['rest', 0],
      ],
    ],
    [
      5000,
      [
        ['deposit', 0],
        ['rest', 0],
      ],
    ],
  ])('%i paid counts for the oldest first', (paid, expected) => {
    expect(opens(two, paid)).toEqual(expected);
  });

  test('a credit note counts for the invoice it belongs to', () => {
    expect(opens([...two, credit('rest', -200)], 300)).toEqual([
      ['deposit', 0],
      ['rest', 500],
    ]);
    expect(opens([invoice('old', 400, 'credited'), credit('old', -400), invoice('new', 500)], 100)).toEqual([
      ['old', 0],
      ['new', 400],
    ]);
  });

  test('drafts are not owed', () => {
    expect(opens([invoice('draft', 400, 'draft')], 0)).toEqual([]);
  });
});

describe('an invoice stands', () => {
  const DUE = '2026-02-14';
  test.each([
    ['draft', { state: 'draft', net: 400, open: 400 }, DUE],
    ['open', { state: 'issued', net: 400, open: 400 }, DUE],
    ['partial', { state: 'issued', net: 400, open: 1 }, DUE],
    ['paid', { state: 'issued', net: 400, open: 0 }, '2026-02-15'],
    ['overdue', { state: 'issued', net: 400, open: 1 }, '2026-02-15'],
    ['credited', { state: 'credited', net: 0, open: 0 }, '2026-02-15'],
  ] as const)('as %s', (standing, balance, today) => {
    expect(invoiceStanding({ ...balance, dueDate: DUE }, today)).toBe(standing);
  });
});
