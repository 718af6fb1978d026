import { type Static, Type } from 'typebox';
import { PAYMENT_WAYS, REFUND_STATES, REFUND_WAYS } from '../domain/states.ts';
import { PayingBooking } from './bank-statements.ts';
import { DateOnly, Instant, Iri, Nullable, Rappen, resource, strings, versioned } from './hydra.ts';
import { filledText, reference, writeSchema } from './write.ts';

/** Characters of a reason, as of every word about money. */
const REASON_LENGTH = 500;

const account = {
  /** Swiss or of Liechtenstein, with or without blanks. */
  iban: Type.String({ maxLength: 42 }),
  /** Whose account it is. */
  accountHolder: filledText(70),
} as const;

/** Money that goes back to a guest, or went (docs/domain/payments.md#refunds). */
export const RefundResponse = Type.Object(
  {
    ...versioned,
    booking: Iri,
    amount: Rappen,
    way: strings(REFUND_WAYS),
    state: strings(REFUND_STATES),
    iban: Nullable(Type.String()),
    accountHolder: Nullable(Type.String()),
    /** The file for the bank that it stands in. */
    order: Nullable(Iri),
    /** The reason for which it failed or waits; for the office. */
    lastError: Nullable(Type.String()),
    reason: Type.String(),
    /** Full name; null for the guest and the system, and for everybody outside the office. */
    createdBy: Nullable(Type.String()),
    createdAt: Instant,
    endedAt: Nullable(Instant),
  },
  { $id: 'Refund' },
);
export type RefundResponse = Static<typeof RefundResponse>;

/** The money to pay back of a booking, and how it may go. */
const dues = {
  /** Rappen that were paid and are not owed. */
  due: Rappen,
  /** Rappen of it that nobody has decided about yet. */
  left: Rappen,
  /** Rappen of `left` that return to the vouchers they came from. */
  toVouchers: Rappen,
  /** Rappen of `left` that the provider takes back to where they came from. */
  byProvider: Rappen,
  /** Rappen of `left` that need an account. */
  byBank: Rappen,
  /** Those that are on their way first, then the newest. */
  refunds: Type.Array(RefundResponse),
} as const;

/** `GET /api/bookings/{id}/refund`: for the guest, and for the office. */
export const RefundChoice = Type.Object(
  { '@id': Iri, '@type': Type.Literal('RefundChoice'), booking: Iri, ...dues },
  { $id: 'RefundChoice' },
);
export type RefundChoice = Static<typeof RefundChoice>;

/** Wishes for money back: the way it came where that is possible, by bank alone, or as a voucher. */
export const REFUND_WISHES = ['money', 'bank', 'voucher'] as const;
export type RefundWish = (typeof REFUND_WISHES)[number];

/** Pays all of `left` back. `iban` and `accountHolder` are needed where some of it goes by bank. */
export const RefundRequest = writeSchema('RefundRequest', {
  wish: strings(REFUND_WISHES),
  iban: Type.Optional(account.iban),
  accountHolder: Type.Optional(account.accountHolder),
  /** Words that only the office may write. */
  reason: Type.Optional(filledText(REASON_LENGTH)),
});
export type RefundRequest = Static<typeof RefundRequest>;

/** A booking with something to pay back, or on its way. */
export const RefundableBooking = Type.Object(
  {
    ...resource,
    booking: PayingBooking,
    event: Type.String(),
    /** First day of the event. */
    start: DateOnly,
    ...dues,
    /** Ways by which it was paid, without payments that were paid back. */
    ways: Type.Array(strings(PAYMENT_WAYS)),
  },
  { $id: 'RefundableBooking' },
);
export type RefundableBooking = Static<typeof RefundableBooking>;

/** Tries one again that failed; by bank to another account, if one is named. */
export const RefundRetry = writeSchema('RefundRetry', {
  iban: Type.Optional(account.iban),
  accountHolder: Type.Optional(account.accountHolder),
});
export type RefundRetry = Static<typeof RefundRetry>;

export const RefundFailure = writeSchema('RefundFailure', { reason: filledText(REASON_LENGTH) });
export type RefundFailure = Static<typeof RefundFailure>;

/** A file for the bank (pain.001) with refunds. */
export const PaymentOrderResponse = Type.Object(
  {
    ...resource,
    /** As it stands in the file. */
    number: Type.String(),
    fileName: Type.String(),
    /** All refunds in it, and those of which nobody has said yet that the bank has paid them. */
    refunds: Type.Integer({ minimum: 0 }),
    inTransit: Type.Integer({ minimum: 0 }),
    amount: Rappen,
    /** Full name. */
    createdBy: Type.String(),
    createdAt: Instant,
  },
  { $id: 'PaymentOrder' },
);
export type PaymentOrderResponse = Static<typeof PaymentOrderResponse>;

/** Refunds in one file; more of them make the next one. */
export const MOST_IN_ORDER = 500;

export const PaymentOrderCreate = writeSchema('PaymentOrderCreate', {
  refunds: Type.Array(reference('refunds'), { minItems: 1, maxItems: MOST_IN_ORDER, uniqueItems: true }),
});
export type PaymentOrderCreate = Static<typeof PaymentOrderCreate>;

/** Says that the bank has paid all of a file that is still on its way. */
export const PaymentOrderSettlement = writeSchema('PaymentOrderSettlement', {
  /** A day that is not to come; today unless given. */
  paidOn: Type.Optional(DateOnly),
});
export type PaymentOrderSettlement = Static<typeof PaymentOrderSettlement>;

/** Problem codes of refunds. */
export const REFUND_PROBLEMS = {
  /** 409: nothing is left to pay back, or the refund has moved on meanwhile. */
  over: '/problems/refund-over',
} as const;
