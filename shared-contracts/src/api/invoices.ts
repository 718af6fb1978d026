import { type Static, Type } from 'typebox';
import { Nullable } from './hydra.ts';

/** To whom an invoice is addressed, as it stands on the paper and in the QR code: structured (docs/domain/payments.md#qr-bill). */
export const InvoiceRecipient = Type.Object(
  {
    /** Of a company, above the name. */
    company: Type.String({ maxLength: 70 }),
    name: Type.String({ maxLength: 70 }),
    street: Type.String({ maxLength: 70 }),
    /** Split from the street by pattern; empty where there is none. */
    houseNumber: Type.String({ maxLength: 16 }),
    postalCode: Type.String({ maxLength: 16 }),
    city: Type.String({ maxLength: 35 }),
    /** ISO 3166-1 alpha-2. */
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    /** Where the invoice is mailed. */
    email: Nullable(Type.String({ maxLength: 180 })),
    /** What the payer asked to stand on it: an order number, a department. */
    reference: Type.String({ maxLength: 140 }),
  },
  { $id: 'InvoiceRecipient', additionalProperties: false },
);
export type InvoiceRecipient = Static<typeof InvoiceRecipient>;
