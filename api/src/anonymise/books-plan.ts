import type { ColumnPlan } from './ways.ts';

/** Keeps the figures of the books, and no name or word of whom they are about. */
export const BOOKS: Readonly<Record<string, ColumnPlan>> = {
  bank_entries: {
    changed: {
      debtor_name: 'fullName',
      debtor_iban: 'null',
      message: 'null',
      note: 'null',
      identity: 'token',
    },
    kept: ['state', 'reference'],
  },
  bank_statements: { changed: { file_name: 'blank', sha256: 'token' }, kept: ['format'] },
  booking_price_lines: { changed: {}, kept: ['kind', 'origin', 'title', 'vat_category', 'accounting_no'] },
  dunning_stops: { changed: { reason: 'blank' }, kept: [] },
  invoice_lines: {
    changed: { person: 'fullName' },
    kept: ['kind', 'origin', 'title', 'vat_category', 'accounting_no'],
  },
  invoices: {
    changed: { recipient: 'recipient', qr_payload: 'debtorOfQr', reason: 'null' },
    kept: ['kind', 'state', 'number', 'issuer', 'iban', 'reference'],
  },
  partner_commissions: { changed: {}, kept: ['kind'] },
  payment_intents: {
    changed: { external_id: 'null', redirect_url: 'null', failure: 'null' },
    kept: ['provider', 'method', 'state'],
  },
  payments: { changed: { note: 'null' }, kept: ['kind', 'method'] },
  refunds: {
    changed: {
      iban: 'null',
      account_holder: 'fullName',
      external_id: 'null',
      reason: 'blank',
      last_error: 'null',
    },
    kept: ['way', 'state'],
  },
  voucher_entries: { changed: { note: 'null' }, kept: ['kind'] },
  vouchers: {
    changed: {
      code: 'token',
      recipient_name: 'fullName',
      message: 'blank',
      buyer_name: 'fullName',
      buyer_email: 'email',
      access_token_hash: 'null',
      note: 'blank',
    },
    kept: ['state', 'origin', 'picture', 'deliver_to', 'paid_by'],
  },
};
