import { expect, test } from '@jest/globals';
import { billedEntry, paidEntry, soldEntry } from './journal.domain.ts';

const LINE = {
  day: '2026-02-14',
  number: 'R-2026-00001',
  person: 'Gina Gast',
  title: 'Anteil Tour',
  vatCategory: 'Sal2.1, 8.1%',
  accountingNo: '3400',
  total: 45_000,
};
const PAYMENT = { day: '2026-02-14', bookingNumber: 'B-2026-00001', name: 'Gina Gast', method: 'bank' };

test('a line of an invoice is owed, and earned with its VAT code', () => {
  expect(billedEntry(LINE)).toEqual({
    day: '2026-02-14',
    document: 'R-2026-00001',
    debit: '1100',
    credit: '3400',
    amount: 45_000,
    vatCode: 'Sal2.1, 8.1%',
    text: 'Anteil Tour, Gina Gast',
  });
});

test('a line of a credit note changes sides, and its amount is above 0', () => {
  expect(billedEntry({ ...LINE, total: -45_000 })).toMatchObject({
    debit: '3400',
    credit: '1100',
    amount: 45_000,
  });
});

test.each([
  ['bank', 100, '1020', '1100'],
  ['cash', 100, '1000', '1100'],
  ['twint', 100, '1021', '1100'],
  ['card', -100, '1100', '1022'],
  ['voucher', 100, '2030', '1100'],
])('money by %s (%i) goes to %s, from %s', (method, amount, debit, credit) => {
  expect(paidEntry({ ...PAYMENT, method, amount })).toMatchObject({
    debit,
    credit,
    amount: 100,
    vatCode: '',
  });
});

test('a voucher that is sold is owed, and its code is not written out', () => {
  const entry = soldEntry({ day: '2026-02-14', code: 'ABCDEFGHJKLMNPQR', paid: 10_000, paidBy: 'twint' });
  expect(entry).toMatchObject({ debit: '1021', credit: '2030', amount: 10_000 });
  expect(JSON.stringify(entry)).not.toContain('ABCDEFGH');
});
