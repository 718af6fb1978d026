import type { InvoiceRecipient } from '@firn/shared-contracts/api';
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
}

const bookerAsRecipient = (booker: BookedBy): InvoiceRecipient =>
  printableRecipient({
    company: '',
    name: `${booker.firstName} ${booker.lastName}`,
    ...splitAddress(booker.address),
    postalCode: booker.postalCode,
    city: booker.city,
    country: booker.country,
    email: booker.email,
    reference: '',
  });

/**
 * To whom the next document of a booking goes: to whom the newest one went, where that was somebody else than the booker, or a
 * company. The booker gets it at the address that the booking has today (docs/domain/payments.md#invoices).
 */
export function recipientOf(booker: BookedBy, newest: InvoiceRecipient | null): InvoiceRecipient {
  const own = bookerAsRecipient(booker);
  if (!newest) return own;
  const isAnother = newest.company !== '' || newest.name !== own.name;
  return isAnother ? newest : { ...own, reference: newest.reference };
}
