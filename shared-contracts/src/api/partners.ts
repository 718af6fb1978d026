import { type Static, Type } from 'typebox';
import { PARTNER_CODE } from '../domain/kept-drafts.ts';
import { emailAddress } from './accounts.ts';
import { DateOnly, Iri, Nullable, Rappen, versioned } from './hydra.ts';
import { filledText, patchSchema, reference, text, writeSchema } from './write.ts';

/** `https://hotel.example`: the scheme and the host of a site, without a path. */
const Origin = Type.String({ maxLength: 200, pattern: '^https://[a-z0-9.-]+(:\\d+)?$' });

/** A company that brings guests (docs/domain/partners.md#record). */
export const PartnerResponse = Type.Object(
  {
    ...versioned,
    title: Type.String(),
    /** In `?partner=` of an address; in capitals. */
    code: Type.String(),
    sites: Type.Array(Type.Object({ origin: Type.String() })),
    /** Percent of the price; null where the commission is an amount per person. */
    commissionPercent: Nullable(Type.Number()),
    /** Rappen; null where the commission is a share. */
    commissionPerPerson: Nullable(Rappen),
    contactName: Type.String(),
    contactEmail: Nullable(Type.String()),
    contactPhone: Type.String(),
    notes: Type.String(),
    /** Lines as they stand on its statements. */
    statementAddress: Type.String(),
    /** Empty where the partner owes no VAT. */
    vatNumber: Type.String(),
    /** The last day on which the code counts; null while it counts. */
    endsOn: Nullable(DateOnly),
  },
  // `Partner` is a logo in the footer.
  { $id: 'PartnerCompany' },
);
export type PartnerResponse = Static<typeof PartnerResponse>;

const partnerFields = {
  title: filledText(120),
  code: Type.String({ pattern: PARTNER_CODE.source }),
  sites: Type.Array(Type.Object({ origin: Origin }, { additionalProperties: false }), { maxItems: 20 }),
  commissionPercent: Nullable(Type.Number({ minimum: 0, maximum: 50, multipleOf: 0.5 })),
  commissionPerPerson: Nullable(Type.Integer({ minimum: 0, maximum: 50_000, multipleOf: 5 })),
  contactName: text(120),
  contactEmail: Nullable(emailAddress),
  contactPhone: text(30),
  notes: text(4000),
  statementAddress: text(300),
  vatNumber: text(30),
  endsOn: Nullable(DateOnly),
};
const { title, code, ...optional } = partnerFields;

export const PartnerCreate = writeSchema('PartnerCreate', {
  title,
  code,
  ...Type.Partial(Type.Object(optional)).properties,
});
export type PartnerCreate = Static<typeof PartnerCreate>;
export const PartnerPatch = patchSchema('PartnerPatch', partnerFields);
export type PartnerPatch = Static<typeof PartnerPatch>;

/** The partner of a booking, for the office (docs/domain/partners.md#whose-guest). */
export const BookedByPartner = Type.Object({ '@id': Iri, title: Type.String(), code: Type.String() });

/** `PUT /api/bookings/{id}/partner`: the office corrects whose guest it is; null for nobody's. */
export const BookingPartner = writeSchema('BookingPartner', {
  partner: Nullable(reference('partners')),
  reason: filledText(500),
});
export type BookingPartner = Static<typeof BookingPartner>;
