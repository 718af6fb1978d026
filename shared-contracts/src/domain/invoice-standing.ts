import type { Rappen } from './money.ts';
import type { InvoiceKind, InvoiceStanding, InvoiceState } from './states.ts';
import type { LocalDate } from './zurich.ts';

/** A document of a booking, as far as the rules of what is open ask for it. */
export interface BilledDocument {
  readonly id: string;
  readonly kind: InvoiceKind;
  readonly state: InvoiceState;
  /** Rappen, below 0 for a credit note. */
  readonly total: Rappen;
  /** Id of the invoice that a credit note belongs to. */
  readonly creditNoteOfId: string | null;
}

/** Rappen that are left of an issued invoice after its credit notes, and those of them that are not paid. */
export interface InvoiceBalance {
  readonly net: Rappen;
  readonly open: Rappen;
}

/** An invoice less the credit notes that belong to it. */
export function netOf({ id, total }: BilledDocument, documents: readonly BilledDocument[]): Rappen {
  return documents
    .filter(({ creditNoteOfId, state }) => creditNoteOfId === id && state !== 'draft')
    .reduce((net, credit) => net + credit.total, total);
}

/**
 * What is open of each issued invoice of a booking, by its id: the money of the booking counts for the oldest first
 * (docs/domain/payments.md#invoices). `documents` are in the order of their issue; `paid` is what came in less what went back.
 */
export function invoiceBalances(
  documents: readonly BilledDocument[],
  paid: Rappen,
): ReadonlyMap<string, InvoiceBalance> {
  let left = paid;
  const balances = new Map<string, InvoiceBalance>();
  for (const document of documents) {
    if (document.kind !== 'invoice' || document.state === 'draft') continue;
    const net = netOf(document, documents);
    const covered = Math.min(left, net);
    left -= covered;
    balances.set(document.id, { net, open: net - covered });
  }
  return balances;
}

interface Standing extends InvoiceBalance {
  readonly state: InvoiceState;
  readonly dueDate: LocalDate | null;
}

/** Standing of an invoice as people read it; `today` is a day of Zurich. */
export function invoiceStanding({ state, net, open, dueDate }: Standing, today: LocalDate): InvoiceStanding {
  if (state !== 'issued') return state;
  if (open === 0) return 'paid';
  if (dueDate !== null && dueDate < today) return 'overdue';
  return open < net ? 'partial' : 'open';
}
