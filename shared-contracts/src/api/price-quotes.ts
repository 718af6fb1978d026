import { type Static, Type } from 'typebox';
import { PRICE_LINE_KINDS, PRICE_LINE_ORIGINS } from '../domain/price.ts';
import { MOST_MATERIALS_PER_PERSON } from '../domain/renting-material.ts';
import { MAXIMUM_BOOKING_PERSONS } from './booking-limits.ts';
import { CancellationPolicyResponse } from './cancellation-policies.ts';
import { DateOnly, Instant, Nullable, Rappen, ReferenceInput, SignedRappen, strings } from './hydra.ts';
import { PaymentMethodOffer } from './payment-intents.ts';
import { QuotedVoucher, VoucherCode, VoucherCodes } from './vouchers.ts';

/** `POST /api/price-quotes`: no side effect. */
export const PriceQuoteRequest = Type.Object(
  {
    event: ReferenceInput,
    bookingPersons: Type.Array(
      Type.Object(
        {
          sac: Type.Boolean(),
          rentingMaterial: Type.Optional(Type.Array(ReferenceInput, { maxItems: MOST_MATERIALS_PER_PERSON })),
        },
        { additionalProperties: true },
      ),
      {
        minItems: 1,
        maxItems: MAXIMUM_BOOKING_PERSONS,
      },
    ),
    /** As in `BookingRequest`. */
    privateOffer: Type.Optional(Type.String({ maxLength: 100 })),
    voucherCode: Type.Optional(VoucherCode),
    voucherCodes: Type.Optional(VoucherCodes),
  },
  { $id: 'PriceQuoteRequest', additionalProperties: false },
);
export type PriceQuoteRequest = Static<typeof PriceQuoteRequest>;

export const PriceLine = Type.Object(
  {
    kind: strings(PRICE_LINE_KINDS),
    origin: strings(PRICE_LINE_ORIGINS),
    /** Which change of the booking brought the line; 0 is the booking itself. */
    change: Type.Integer({ minimum: 0 }),
    /** Index into bookingPersons. */
    person: Type.Integer({ minimum: 0 }),
    title: Type.String(),
    gross: SignedRappen,
    /** Discount of the SAC membership. */
    discount: SignedRappen,
    /** gross − discount, VAT included. */
    total: SignedRappen,
    /** Code of the accounting; empty for a fee, which is no turnover. */
    vatCategory: Type.String(),
    vatPercent: Type.Number(),
    /** VAT contained in `total`. */
    vat: SignedRappen,
    /** Part of what the night costs (docs/domain/prices.md#components). */
    accommodationCost: Type.Boolean(),
  },
  { $id: 'PriceLine' },
);
export type PriceLine = Static<typeof PriceLine>;

export const VatTotal = Type.Object(
  { vatCategory: Type.String(), vatPercent: Type.Number(), total: Rappen, vat: Rappen },
  { $id: 'VatTotal' },
);
export type VatTotal = Static<typeof VatTotal>;

export const PriceQuoteResponse = Type.Object(
  {
    currency: Type.Literal('CHF'),
    lines: Type.Array(PriceLine),
    vatTotals: Type.Array(VatTotal),
    total: Rappen,
    /** Vouchers with the amount that each pays, in the order in which they are used. */
    vouchers: Type.Array(QuotedVoucher),
    /** Rappen that are left after the vouchers. */
    toPay: Rappen,
    /** What cancelling would cost a booking of today (docs/domain/cancellation.md#versions). */
    cancellationPolicy: CancellationPolicyResponse,
    /** Day an invoice of today would be due (docs/domain/payments.md#due-date). */
    dueDate: DateOnly,
    /** Every way to pay; one that is not offered says why. */
    paymentMethods: Type.Array(PaymentMethodOffer),
    /**
     * Until when this network cannot ask for seats or enter a waiting list without an account, because it has done so more than
     * is usual; null if it can. A booking is never refused for that (docs/domain/bookings.md#bookings-without-an-account).
     */
    refusedUntil: Type.Optional(Nullable(Instant)),
  },
  { $id: 'PriceQuote' },
);
export type PriceQuoteResponse = Static<typeof PriceQuoteResponse>;
