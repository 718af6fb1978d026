import { NOBODY_BELOW_ADMIN, PUBLIC, SUPER_ADMIN, WRITTEN_BY_OFFICE } from './cells.ts';

/** The rows of what is paid, owed, invoiced and refunded. */
export const MONEY_MATRIX = {
  /** Payments of own bookings, and those whose token somebody holds. */
  payments: {
    read: 'P o o o * *',
    create: NOBODY_BELOW_ADMIN,
    refund: NOBODY_BELOW_ADMIN,
    correct: NOBODY_BELOW_ADMIN,
  },
  /** Reminders of the office to whoever has not paid. */
  dunning: { read: NOBODY_BELOW_ADMIN, stop: NOBODY_BELOW_ADMIN, resume: NOBODY_BELOW_ADMIN },
  /** To close a period is a super admin's: it cannot be taken back. */
  finance: { read: NOBODY_BELOW_ADMIN, export: NOBODY_BELOW_ADMIN, close: SUPER_ADMIN },
  /** Files of the bank, and the transactions in them. */
  imports: { read: NOBODY_BELOW_ADMIN, create: NOBODY_BELOW_ADMIN, undo: NOBODY_BELOW_ADMIN },
  bank_statements: { read: NOBODY_BELOW_ADMIN, create: NOBODY_BELOW_ADMIN },
  bank_entries: { read: NOBODY_BELOW_ADMIN, assign: NOBODY_BELOW_ADMIN },
  /** Refunds of own bookings, and those whose token somebody holds. */
  refunds: { read: 'P o o o * *', choose: 'P o o o * *', settle: NOBODY_BELOW_ADMIN },
  refundable_bookings: { read: NOBODY_BELOW_ADMIN },
  /** Files for the bank with refunds. */
  payment_orders: { read: NOBODY_BELOW_ADMIN, create: NOBODY_BELOW_ADMIN, settle: NOBODY_BELOW_ADMIN },
  /** Vouchers that somebody has bought, and those whose token somebody holds. */
  vouchers: {
    read: 'P o o o * *',
    list: '- o o o * *',
    check: PUBLIC,
    create: NOBODY_BELOW_ADMIN,
    block: NOBODY_BELOW_ADMIN,
    reissue: NOBODY_BELOW_ADMIN,
    import: NOBODY_BELOW_ADMIN,
    liabilities: NOBODY_BELOW_ADMIN,
  },
  voucher_orders: { create: PUBLIC },
  /** Invoices of own bookings, and those whose token somebody holds; drafts are the office's. */
  invoices: {
    read: 'P o o o * *',
    ...WRITTEN_BY_OFFICE,
    transition: NOBODY_BELOW_ADMIN,
    mail: NOBODY_BELOW_ADMIN,
  },
  payment_intents: { read: NOBODY_BELOW_ADMIN },
  /** Whoever signs with the secret of a provider. */
  webhooks: { take: PUBLIC },
  /** The pay page of the test provider, for whoever was sent to it. */
  test_payments: { read: PUBLIC, pay: PUBLIC },
} as const;
