import type { InvoiceTo } from '@firn/shared-contracts/api';
import { useCountryName } from '../person-options.ts';
import { addressLine } from './address-line.logic.ts';

/** Names who gets the invoice in place of the booker, as an envelope would. */
export function InvoiceToLines({ invoiceTo }: { readonly invoiceTo: InvoiceTo }) {
  const countryName = useCountryName();
  const lines = [invoiceTo.company, invoiceTo.name, addressLine(invoiceTo, countryName)];
  return lines.filter(Boolean).map((line) => <p key={line}>{line}</p>);
}
