import { type Static, Type } from 'typebox';
import {
  PAYMENT_INTENT_STATES,
  PAYMENT_METHOD_REASONS,
  PAYMENT_METHODS,
  PAYMENT_PROVIDER_NAMES,
} from '../domain/states.ts';
import { Instant, Iri, Nullable, Rappen, strings, versioned } from './hydra.ts';
import { writeSchema } from './write.ts';

/** A way to pay, and why it is not offered; null where it is (docs/domain/payments.md#methods). */
export const PaymentMethodOffer = Type.Object(
  { method: strings(PAYMENT_METHODS), reason: Nullable(strings(PAYMENT_METHOD_REASONS)) },
  { $id: 'PaymentMethodOffer' },
);
export type PaymentMethodOffer = Static<typeof PaymentMethodOffer>;

/** `POST /api/bookings/{id}/payment`; needs the header `Idempotency-Key`. */
export const BookingPaymentRequest = writeSchema('BookingPaymentRequest', {
  method: strings(PAYMENT_METHODS),
});
export type BookingPaymentRequest = Static<typeof BookingPaymentRequest>;

/** The payment of a booking: what is open, by which ways it can be paid, and what became of the last attempt. */
export const BookingPaymentResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('BookingPayment'),
    booking: Iri,
    /** Rappen that are owed and have not come in. */
    open: Rappen,
    methods: Type.Array(PaymentMethodOffer),
    /** Until when the seats are kept for whoever pays; null unless the booking waits for money. */
    payBy: Nullable(Instant),
    /** The last attempt to pay online; null where there was none. */
    attempt: Nullable(
      Type.Object({
        state: strings(PAYMENT_INTENT_STATES),
        method: strings(PAYMENT_METHODS),
        amount: Rappen,
        /** The pay page, as long as it takes money. */
        redirectUrl: Nullable(Type.String()),
      }),
    ),
    /** The pay page to go to now; null for whoever has chosen the invoice, and for whoever only asks. */
    redirectUrl: Nullable(Type.String()),
    /** The invoice that bills the booking; null until one is issued. */
    invoice: Nullable(Iri),
  },
  { $id: 'BookingPayment' },
);
export type BookingPaymentResponse = Static<typeof BookingPaymentResponse>;

/** An attempt to pay by a provider, as the office reads it (docs/domain/states.md#payment-intent). */
export const PaymentIntentResponse = Type.Object(
  {
    ...versioned,
    provider: strings(PAYMENT_PROVIDER_NAMES),
    /** Its id at the provider; null until it has answered. */
    externalId: Nullable(Type.String()),
    booking: Nullable(Iri),
    voucher: Nullable(Iri),
    method: strings(PAYMENT_METHODS),
    amount: Rappen,
    state: strings(PAYMENT_INTENT_STATES),
    /** The reason for which it failed, in the words of the provider. */
    failure: Nullable(Type.String()),
    /** Entry of the ledger that it became; null while nothing came. */
    payment: Nullable(Iri),
    createdAt: Instant,
    expiresAt: Instant,
    endedAt: Nullable(Instant),
  },
  { $id: 'PaymentIntent' },
);
export type PaymentIntentResponse = Static<typeof PaymentIntentResponse>;

/** Problem codes of paying online. */
export const PAY_ONLINE_PROBLEMS = {
  /** 409: the booking has ended, or its seats went to others. */
  over: '/problems/payment-page-over',
  /** 409: nothing of the booking is open. */
  nothingOpen: '/problems/nothing-open',
  /** 503: the provider does not answer; another way may. */
  unavailable: '/problems/payment-provider-unavailable',
} as const;
