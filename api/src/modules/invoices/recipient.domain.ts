import type { InvoiceRecipient, InvoiceTo } from '@firn/shared-contracts/api';
import { printableRecipient, splitAddress } from './qr-bill.domain.ts';

/** The person who booked, as the booking has it. */
export interface BookedBy {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  /** They get the invoice in place of the booker. */
  readonly invoiceTo?: InvoiceTo | null;
}

/** As the booking asks: the booker, or whom they named. A company without a name gets it for the attention of the booker. */
function askedRecipient({ firstName, lastName, email, invoiceTo, ...booker }: BookedBy): InvoiceRecipient {
  const {
    company = '',
    name,
    address,
    postalCode,
    city,
    country = 'CH',
  } = invoiceTo ?? { ...booker, name: '' };
  return printableRecipient({
    company,
    name: name || `${firstName} ${lastName}`,
    ...splitAddress(address),
    postalCode,
    city,
    country,
    email,
    reference: '',
  });
}

/**
 * To whom the next document of a booking goes: to whom the newest one went, where that was somebody else than the booking asks
 * for. Whom it asks for gets it at the address that the booking has today (docs/domain/payments.md#invoices).
 */
export function recipientOf(booker: BookedBy, newest: InvoiceRecipient | null): InvoiceRecipient {
  const asked = askedRecipient(booker);
  if (!newest) return asked;
  const isAnother = newest.company !== asked.company || newest.name !== asked.name;
  return isAnother ? newest : { ...asked, reference: newest.reference };
}
