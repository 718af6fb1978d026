import { type Static, Type } from 'typebox';
import { PRICE_LINE_KINDS, PRICE_LINE_ORIGINS } from '../domain/price.ts';
import { INVOICE_KINDS, INVOICE_STANDINGS, INVOICE_STATES } from '../domain/states.ts';
import { emailAddress } from './accounts.ts';
import { DateOnly, Id, Instant, Iri, Nullable, Rappen, SignedRappen, strings, versioned } from './hydra.ts';
import { PlannedMail } from './planned-mails.ts';
import { filledText, patchSchema, reference, writeSchema } from './write.ts';

const recipientFields = {
  /** Name of a company, above the name. */
  company: Type.String({ maxLength: 70 }),
  name: Type.String({ maxLength: 70 }),
  street: Type.String({ maxLength: 70 }),
  /** Split from the street by pattern; empty where there is none. */
  houseNumber: Type.String({ maxLength: 16 }),
  postalCode: Type.String({ maxLength: 16 }),
  city: Type.String({ maxLength: 35 }),
  /** ISO 3166-1 alpha-2. */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  /** Address to which the invoice is mailed; null for that of the booker. */
  email: Nullable(Type.String({ maxLength: 180 })),
  /** Text that the payer asked to stand on it: an order number, a department. */
  reference: Type.String({ maxLength: 140 }),
} as const;

/** To whom an invoice is addressed, as it stands on the paper and in the QR code: structured (docs/domain/payments.md#qr-bill). */
export const InvoiceRecipient = Type.Object(recipientFields, {
  $id: 'InvoiceRecipient',
  additionalProperties: false,
});
export type InvoiceRecipient = Static<typeof InvoiceRecipient>;

/** Whose invoice it is, frozen with it. */
export const InvoiceIssuer = Type.Object(
  {
    name: Type.String(),
    street: Type.String(),
    houseNumber: Type.String(),
    postalCode: Type.String(),
    city: Type.String(),
    country: Type.String(),
    phone: Type.String(),
    email: Type.String(),
    vatNumber: Nullable(Type.String()),
  },
  { $id: 'InvoiceIssuer' },
);
export type InvoiceIssuer = Static<typeof InvoiceIssuer>;

/** A line of an invoice: a price line of the booking, or a share of it. */
export const InvoiceLine = Type.Object(
  {
    kind: strings(PRICE_LINE_KINDS),
    origin: strings(PRICE_LINE_ORIGINS),
    /** Full name of who takes part. */
    person: Type.String(),
    title: Type.String(),
    /** VAT included. */
    total: SignedRappen,
    /** Code of the accounting; empty for a fee, which is damages and no turnover. */
    vatCategory: Type.String(),
    vatPercent: Type.Number(),
    vat: SignedRappen,
  },
  { $id: 'InvoiceLine' },
);
export type InvoiceLine = Static<typeof InvoiceLine>;

/** The same as of a booking, and below 0 on a credit note. */
export const InvoiceVatTotal = Type.Object(
  { vatCategory: Type.String(), vatPercent: Type.Number(), total: SignedRappen, vat: SignedRappen },
  { $id: 'InvoiceVatTotal' },
);
export type InvoiceVatTotal = Static<typeof InvoiceVatTotal>;

export const InvoiceResponse = Type.Object(
  {
    ...versioned,
    kind: strings(INVOICE_KINDS),
    state: strings(INVOICE_STATES),
    /** Standing of the invoice as people read it; null for a credit note. */
    standing: Nullable(strings(INVOICE_STANDINGS)),
    number: Nullable(Type.String({ description: 'R-{year}-{00001}; null for a draft' })),
    booking: Type.Object({
      '@id': Iri,
      id: Id,
      bookingNumber: Type.String(),
      event: Type.Object({ title: Type.String(), code: Type.String() }),
    }),
    /** The invoice that a credit note belongs to. */
    creditNoteOf: Nullable(Iri),
    creditNoteOfNumber: Nullable(Type.String()),
    recipient: InvoiceRecipient,
    lines: Type.Array(InvoiceLine),
    vatTotals: Type.Array(InvoiceVatTotal),
    total: SignedRappen,
    /** Rappen of it that are not paid yet; 0 for a draft and a credit note. */
    open: Rappen,
    /** Account of the company, and how a payment names the invoice; null for a draft and a credit note. */
    iban: Nullable(Type.String()),
    reference: Nullable(Type.String({ description: '27-digit QRR or RF…' })),
    /** The text inside the printed QR code. */
    qrPayload: Nullable(Type.String()),
    issuedOn: Nullable(DateOnly),
    dueDate: Nullable(DateOnly),
    serviceFrom: DateOnly,
    serviceTo: DateOnly,
    /** The reason for the credit, in the credit note. */
    reason: Nullable(Type.String()),
    /** Time at which it was mailed last. */
    sentAt: Nullable(Instant),
    createdAt: Instant,
  },
  { $id: 'Invoice' },
);
export type InvoiceResponse = Static<typeof InvoiceResponse>;

/** Makes a draft of what the booking owes and no invoice has billed yet. */
export const InvoiceCreate = writeSchema('InvoiceCreate', { booking: reference('bookings') });
export type InvoiceCreate = Static<typeof InvoiceCreate>;

const recipientBody = Type.Object(
  {
    ...recipientFields,
    name: filledText(70),
    street: filledText(70),
    postalCode: filledText(16),
    city: filledText(35),
    email: Nullable(emailAddress),
  },
  { additionalProperties: false },
);

/** Changes the recipient, of a draft alone: another payer, a company, the reference it asked for. */
export const InvoicePatch = patchSchema('InvoicePatch', { recipient: recipientBody });
export type InvoicePatch = Static<typeof InvoicePatch>;

/** Preview of a transition, in place of it with `dryRun`: the document that comes, and its mails. */
export const InvoiceStepPreview = Type.Object(
  {
    '@id': Type.String(),
    '@type': Type.Literal('InvoiceStepPreview'),
    to: Type.String(),
    document: Type.Object({
      kind: strings(INVOICE_KINDS),
      total: SignedRappen,
      lines: Type.Array(InvoiceLine),
      vatTotals: Type.Array(InvoiceVatTotal),
    }),
    mails: Type.Array(PlannedMail),
  },
  { $id: 'InvoiceStepPreview' },
);
export type InvoiceStepPreview = Static<typeof InvoiceStepPreview>;
