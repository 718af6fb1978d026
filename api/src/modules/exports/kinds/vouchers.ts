import type { VoucherResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { VOUCHER_ORIGIN_LABELS, VOUCHER_STANDING_LABELS } from '@firn/shared-contracts/labels';
import { day, instant, money, text } from '../../../lib/sheet-fields.ts';
import {
  listVoucherIds,
  readVoucherFilter,
  VOUCHER_FILTERS,
  type VoucherFilter,
  vouchersById,
} from '../../vouchers/index.ts';
import { type ExportView, listSource } from '../source/export-source.ts';

const readingOf = ({ visitor, now }: ExportView) => ({ visitor, today: zurichDate(now) });

/** Vouchers without their codes, which are as good as money. */
export const vouchers = listSource<VoucherResponse, VoucherFilter>({
  title: 'Gutscheine',
  permission: 'vouchers.list',
  filters: VOUCHER_FILTERS,
  columns: {
    code: text('Code', ({ code }) => code && `…${code.slice(-4)}`),
    standing: text('Status', ({ standing }) => VOUCHER_STANDING_LABELS[standing]),
    origin: text('Herkunft', ({ origin }) => VOUCHER_ORIGIN_LABELS[origin]),
    amount: money('Betrag CHF', ({ amount }) => amount),
    balance: money('Rest CHF', ({ balance }) => balance),
    validUntil: day('Gültig bis', ({ validUntil }) => validUntil),
    buyerName: text('Gekauft von', ({ buyerName }) => buyerName),
    buyerEmail: text('E-Mail', ({ buyerEmail }) => buyerEmail),
    recipientName: text('Für', ({ recipientName }) => recipientName),
    paid: money('Bezahlt CHF', ({ paid }) => paid),
    paidOn: day('Bezahlt am', ({ paidOn }) => paidOn),
    sentAt: instant('Gesendet', ({ sentAt }) => sentAt),
    note: text('Notiz', ({ note }) => note),
  },
  readFilter: (query, view) => readVoucherFilter(query, readingOf(view)),
  find: listVoucherIds,
  read: (db, ids, view) => vouchersById(db, ids, readingOf(view)),
});
