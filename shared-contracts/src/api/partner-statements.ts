import { type Static, Type } from 'typebox';
import { DateOnly, Id, Instant, Iri, Nullable, strings } from './hydra.ts';

const Sum = Type.Object({ bookings: Type.Integer(), persons: Type.Integer(), revenue: Type.Integer() });

/** Kinds of entries of the ledger of a partner. */
export const COMMISSION_KINDS = ['booked', 'changed', 'cancelled'] as const;

/** A statement of a partner for a month, without any guest (docs/domain/partners.md#statement). */
export const PartnerStatementResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('PartnerStatement'),
    id: Id,
    title: Type.String(),
    code: Type.String(),
    month: Type.String({ description: 'YYYY-MM' }),
    from: DateOnly,
    to: DateOnly,
    booked: Sum,
    changed: Sum,
    cancelled: Sum,
    /** Bookings whose event ended in the month. */
    tookPlace: Sum,
    /** Rappen; below 0 where more was taken back than earned. */
    commission: Type.Integer(),
    /** Null where the partner owes no VAT. */
    vatPercent: Nullable(Type.Number()),
    /** Rappen that the commission contains. */
    vat: Type.Integer(),
    lines: Type.Array(
      Type.Object({
        id: Id,
        kind: strings(COMMISSION_KINDS),
        at: Instant,
        bookingNumber: Type.String(),
        event: Type.Object({ code: Type.String(), title: Type.String(), start: Instant }),
        persons: Type.Integer(),
        /** Rappen; below 0 for what was taken back. */
        revenue: Type.Integer(),
        commission: Type.Integer(),
      }),
    ),
  },
  { $id: 'PartnerStatement' },
);
export type PartnerStatementResponse = Static<typeof PartnerStatementResponse>;
