import { type BilledDocument, netOf, type Rappen } from '@firn/shared-contracts/domain';

/** A document that was issued, with its number. */
export interface IssuedDocument extends BilledDocument {
  readonly number: string | null;
}

/**
 * Says what its guest is sent so that the documents of a booking add up to a new total: an invoice, a credit note to the
 * invoice `number`, or nothing, because the invoices that were issued say it already.
 */
export type BillingAfter =
  | { readonly kind: 'invoice' }
  | { readonly kind: 'none' }
  | { readonly kind: 'credit_note'; readonly number: string };

/**
 * Follows the same rule as the documents themselves (docs/domain/payments.md#invoices): what goes back belongs to the newest
 * invoice that has so much left, and where none has, an invoice comes anew. `total` is in Rappen.
 */
export function billingAfter(total: Rappen, documents: readonly IssuedDocument[]): BillingAfter {
  const billed = documents.reduce((sum, document) => sum + document.total, 0);
  const invoices = documents.filter(({ kind, state }) => kind === 'invoice' && state === 'issued');
  if (invoices.length === 0 || total > billed) return { kind: 'invoice' };
  if (total === billed) return { kind: 'none' };
  const credited = invoices.findLast((invoice) => netOf(invoice, documents) >= billed - total);
  return credited?.number ? { kind: 'credit_note', number: credited.number } : { kind: 'invoice' };
}
