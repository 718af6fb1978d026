import type { InvoiceBalance } from '@firn/shared-contracts/domain';
import { expect, test } from '@jest/globals';
import { type SettlingEntry, settlementOf } from './settlement.domain.ts';

const entry = (id: string, amount: number, more: Partial<SettlingEntry> = {}): SettlingEntry => ({
  id,
  amount,
  method: 'bank',
  receivedOn: '2026-02-20',
  ofId: null,
  ...more,
});
const deposit = entry('a', 300, { method: 'voucher', receivedOn: '2026-02-14' });
const rest = entry('b', 700, { method: 'twint', receivedOn: '2026-03-01' });
const paid = (net: number): InvoiceBalance => ({ net, open: 0 });

test.each<[string, readonly SettlingEntry[], number, InvoiceBalance, ReturnType<typeof settlementOf>]>([
  ['by one payment', [rest], 0, paid(700), { on: '2026-03-01', ways: ['twint'] }],
  ['by two', [deposit, rest], 0, paid(1000), { on: '2026-03-01', ways: ['voucher', 'twint'] }],
  ['the older of two invoices', [deposit, rest], 0, paid(300), { on: '2026-02-14', ways: ['voucher'] }],
  ['the newer of two', [deposit, rest], 300, paid(700), { on: '2026-03-01', ways: ['twint'] }],
  ['by a payment for both', [entry('c', 1000)], 300, paid(700), { on: '2026-02-20', ways: ['bank'] }],
  [
    'not by a mistake that was taken back',
    [deposit, entry('d', -300, { ofId: 'a' }), rest],
    0,
    paid(700),
    { on: '2026-03-01', ways: ['twint'] },
  ],
  ['not yet', [deposit], 0, { net: 1000, open: 700 }, null],
  ['not, since all of it is credited', [], 0, paid(0), null],
])('an invoice was paid %s', (_how, entries, before, balance, expected) => {
  expect(settlementOf(entries, before, balance)).toEqual(expected);
});
