import { expect, test } from '@jest/globals';
import { type BillingAfter, billingAfter, type IssuedDocument } from './billing-after.domain.ts';

const invoice = (number: string, total: number, more: Partial<IssuedDocument> = {}): IssuedDocument => ({
  id: number,
  kind: 'invoice',
  state: 'issued',
  number,
  total,
  creditNoteOfId: null,
  ...more,
});
const credit = (of: string, total: number): IssuedDocument =>
  invoice(`of ${of}`, total, { kind: 'credit_note', creditNoteOfId: of });
const R1 = invoice('R-1', 300);
const R2 = invoice('R-2', 700);

test.each<[string, number, readonly IssuedDocument[], BillingAfter]>([
  ['nothing was billed', 1000, [], { kind: 'invoice' }],
  ['more is owed', 1200, [R1, R2], { kind: 'invoice' }],
  ['the same is owed', 1000, [R1, R2], { kind: 'none' }],
  ['the newest has so much left', 800, [R1, R2], { kind: 'credit_note', number: 'R-2' }],
  ['an older one has', 650, [R2, R1, credit('R-1', -200)], { kind: 'credit_note', number: 'R-2' }],
  ['none has so much left', 100, [R1, R2], { kind: 'invoice' }],
  [
    'what was credited as a whole is billed no more',
    500,
    [{ ...R1, state: 'credited' }, credit('R-1', -300)],
    { kind: 'invoice' },
  ],
])('%s', (_what, total, documents, expected) => {
  expect(billingAfter(total, documents)).toEqual(expected);
});
