import { type Static, Type } from 'typebox';
import { BANK_ENTRY_STATES } from '../domain/states.ts';
import {
  DateOnly,
  Instant,
  Iri,
  Nullable,
  Rappen,
  resource,
  SignedRappen,
  strings,
  versioned,
} from './hydra.ts';
import { filledText, reference, writeSchema } from './write.ts';

/** Bytes of the largest file of a bank: about 10,000 transactions with all their details. */
export const BANK_FILE_BYTES = 32 * 1024 * 1024;

/** The most transactions that a report lists; its sums count them all. */
export const REPORTED_TRANSACTIONS = 300;

/** Outcomes of a transaction when its file is read in (docs/domain/payments.md#bank-file). */
export const TRANSACTION_OUTCOMES = ['matched', 'unmatched', 'duplicate'] as const;
export type TransactionOutcome = (typeof TRANSACTION_OUTCOMES)[number];

/** A booking as somebody who looks at money knows it. */
export const PayingBooking = Type.Object(
  {
    '@id': Iri,
    id: Type.String(),
    bookingNumber: Type.String(),
    /** Full name of the booker. */
    name: Type.String(),
    /** Rappen still to be paid; below 0 as much is too much. */
    open: SignedRappen,
  },
  { $id: 'PayingBooking' },
);
export type PayingBooking = Static<typeof PayingBooking>;

const transaction = {
  /** Rappen; below 0 the bank took a credit back. */
  amount: SignedRappen,
  bookedOn: DateOnly,
  reference: Nullable(Type.String()),
  debtorName: Nullable(Type.String()),
  debtorIban: Nullable(Type.String()),
  message: Nullable(Type.String()),
} as const;

export const ReportedTransaction = Type.Object(
  {
    ...transaction,
    /** From 1, among those of the file. */
    position: Type.Integer({ minimum: 1 }),
    /** Line of the file that it stands in. */
    line: Type.Integer({ minimum: 1 }),
    outcome: strings(TRANSACTION_OUTCOMES),
    /** With what is open once it counts; null for one that counts for none. */
    booking: Nullable(PayingBooking),
  },
  { $id: 'ReportedTransaction' },
);
export type ReportedTransaction = Static<typeof ReportedTransaction>;

/** `POST /api/bank_statements`, with `?dryRun=1` what it would do. */
export const BankStatementReport = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('BankStatementReport'),
    /** The file that was read in, now or earlier; null in a dry run of one that is new. */
    statement: Nullable(Iri),
    fileName: Type.String(),
    format: Type.String(),
    matched: Type.Integer({ minimum: 0 }),
    unmatched: Type.Integer({ minimum: 0 }),
    duplicates: Type.Integer({ minimum: 0 }),
    total: Type.Integer({ minimum: 0 }),
    /** Rappen of those that are matched. */
    matchedAmount: SignedRappen,
    /** Rappen of those that are not. */
    unmatchedAmount: SignedRappen,
    /** Those without a booking first. */
    transactions: Type.Array(ReportedTransaction, { maxItems: REPORTED_TRANSACTIONS }),
  },
  { $id: 'BankStatementReport' },
);
export type BankStatementReport = Static<typeof BankStatementReport>;

/** A file that was read in. */
export const BankStatementResponse = Type.Object(
  {
    ...resource,
    fileName: Type.String(),
    format: Type.String(),
    /** Transactions that were new, by what has become of them. */
    matched: Type.Integer({ minimum: 0 }),
    unmatched: Type.Integer({ minimum: 0 }),
    leftAside: Type.Integer({ minimum: 0 }),
    /** Rappen of them all. */
    amount: SignedRappen,
    /** Full name. */
    createdBy: Type.String(),
    createdAt: Instant,
  },
  { $id: 'BankStatement' },
);
export type BankStatementResponse = Static<typeof BankStatementResponse>;

/** A transaction that came with a file. */
export const BankEntryResponse = Type.Object(
  {
    ...versioned,
    ...transaction,
    statement: Iri,
    state: strings(BANK_ENTRY_STATES),
    booking: Nullable(PayingBooking),
    /** The reason for which it is left aside. */
    note: Nullable(Type.String()),
  },
  { $id: 'BankEntry' },
);
export type BankEntryResponse = Static<typeof BankEntryResponse>;

/** Reasons for which a booking is suggested for a transaction. */
export const SUGGESTION_REASONS = ['number', 'amount', 'name'] as const;
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];

/** `GET /api/bank_entries/{id}/suggestions`, the likeliest first. */
export const BankEntrySuggestion = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('BankEntrySuggestion'),
    booking: PayingBooking,
    /** Rappen paid so far. */
    paid: Rappen,
    reasons: Type.Array(strings(SUGGESTION_REASONS)),
  },
  { $id: 'BankEntrySuggestion' },
);
export type BankEntrySuggestion = Static<typeof BankEntrySuggestion>;

export const BankEntryAssignment = writeSchema('BankEntryAssignment', { booking: reference('bookings') });
export type BankEntryAssignment = Static<typeof BankEntryAssignment>;

export const BankEntrySetAside = writeSchema('BankEntrySetAside', { reason: filledText(500) });
export type BankEntrySetAside = Static<typeof BankEntrySetAside>;

/** Problem codes of files of the bank. */
export const BANK_PROBLEMS = {
  /** 409: the transaction counts for a booking already. */
  assigned: '/problems/bank-entry-assigned',
  /** 409: there is no payment of a booking that a reversal could take back. */
  nothingToReverse: '/problems/nothing-to-reverse',
} as const;
