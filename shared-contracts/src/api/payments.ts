import { type Static, Type } from 'typebox';
import { PAYMENT_KINDS, PAYMENT_WAYS } from '../domain/states.ts';
import { DateOnly, Instant, Iri, Nullable, SignedRappen, strings, versioned } from './hydra.ts';
import { filledText, reference, text, writeSchema } from './write.ts';

/** What the office records by hand; the other ways come from a payment provider. */
export const RECORDED_WAYS = ['bank', 'cash'] as const;

/** Characters of a note on a payment, and of a reason. */
const WORDS_LENGTH = 500;

/** Rappen: CHF 1'000'000, far more than any booking costs. */
const MOST_AT_ONCE = 100_000_000;

const Amount = Type.Integer({ minimum: 1, maximum: MOST_AT_ONCE });

/**
 * An entry of the ledger of payments, which never changes (docs/domain/payments.md#ledger); its version counts the entries
 * that are about it.
 */
export const PaymentResponse = Type.Object(
  {
    ...versioned,
    kind: strings(PAYMENT_KINDS),
    booking: Iri,
    /** Rappen; above 0 it came in, below it went back. */
    amount: SignedRappen,
    method: strings(PAYMENT_WAYS),
    /** The day in Zurich on which the money moved. */
    receivedOn: DateOnly,
    note: Nullable(Type.String()),
    /** The entry that a correction takes back, or that a refund pays back from. */
    of: Nullable(Iri),
    /** Whether a correction has taken it back. */
    corrected: Type.Boolean(),
    /** Rappen of it that can still be paid back; 0 for what is no payment. */
    refundable: Type.Integer({ minimum: 0 }),
    /** Full name; null for the system, and for everybody outside the office. */
    createdBy: Nullable(Type.String()),
    createdAt: Instant,
  },
  { $id: 'Payment' },
);
export type PaymentResponse = Static<typeof PaymentResponse>;

export const PaymentCreate = writeSchema('PaymentCreate', {
  booking: reference('bookings'),
  amount: Amount,
  method: strings(RECORDED_WAYS),
  receivedOn: DateOnly,
  note: Type.Optional(text(WORDS_LENGTH)),
  /** Records it although the booking has one of the same day, way and amount. */
  again: Type.Optional(Type.Boolean()),
});
export type PaymentCreate = Static<typeof PaymentCreate>;

/** Without `method` and `receivedOn` it goes back today, the way it came. */
export const PaymentRefund = writeSchema('PaymentRefund', {
  amount: Amount,
  reason: filledText(WORDS_LENGTH),
  method: Type.Optional(strings(RECORDED_WAYS)),
  receivedOn: Type.Optional(DateOnly),
});
export type PaymentRefund = Static<typeof PaymentRefund>;

export const PaymentCorrection = writeSchema('PaymentCorrection', { reason: filledText(WORDS_LENGTH) });
export type PaymentCorrection = Static<typeof PaymentCorrection>;

/** Problem codes of the ledger. */
export const PAYMENT_PROBLEMS = {
  /** 409: `recorded` is the same payment, recorded before; `again: true` records it all the same. */
  alreadyRecorded: '/problems/payment-already-recorded',
  /** 409: it was taken back, or paid back, meanwhile. */
  over: '/problems/payment-over',
} as const;
