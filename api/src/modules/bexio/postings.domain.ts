import type { PaymentKind, Rappen } from '@firn/shared-contracts/domain';

/** An issued document of a booking, or an entry of its ledger, in the order in which they were written. */
export type BookEvent =
  | { readonly kind: 'invoice'; readonly id: string; readonly total: Rappen }
  | {
      readonly kind: 'credit_note';
      readonly id: string;
      readonly total: Rappen;
      readonly ofId: string | null;
    }
  | {
      readonly kind: PaymentKind;
      readonly id: string;
      readonly amount: Rappen;
      readonly ofId: string | null;
    };

/** Money that stands with an invoice or a credit note in the accounting. */
export interface Posting {
  readonly invoiceId: string;
  readonly amount: Rappen;
}

/** The postings of each event, and the part of each payment that no invoice asks for. */
export interface Postings {
  readonly of: ReadonlyMap<string, readonly Posting[]>;
  readonly surplus: ReadonlyMap<string, Rappen>;
}

const atLeast0 = (amount: Rappen): Rappen => Math.max(amount, 0);

/** Sums by id, in the order of the first of each. */
class Sums {
  readonly #sums = new Map<string, Rappen>();
  add(id: string, amount: Rappen): void {
    this.#sums.set(id, this.get(id) + amount);
  }
  get(id: string): Rappen {
    return this.#sums.get(id) ?? 0;
  }
  entries(): [string, Rappen][] {
    return [...this.#sums].filter(([, amount]) => amount !== 0);
  }
}

/** Books of one booking, in which every event puts its money. */
class Books {
  /** Rappen of each invoice that are still to be paid; below 0 what a credit note owes. */
  readonly #open = new Sums();
  /** Rappen of each payment that no invoice asked for. */
  readonly #surplus = new Sums();
  /** Rappen that each refund took of the surplus of a payment. */
  readonly #kept = new Map<string, { readonly paymentId: string; readonly amount: Rappen }>();
  readonly #postings = new Map<string, Sums>();

  add(event: BookEvent): void {
    this.#postings.set(event.id, new Sums());
    if (event.kind === 'invoice') this.#bill(event.id, event.total);
    else if (event.kind === 'credit_note') this.#credit(event.id, event.total, event.ofId);
    else if (event.kind === 'payment') this.#pay(event.id, event.amount);
    else if (event.kind === 'refund') this.#payBack(event.id, event.ofId ?? '', -event.amount);
    else this.#undo(event.ofId ?? '');
  }

  get postings(): Postings {
    const listed = (sums: Sums): Posting[] =>
      sums.entries().map(([invoiceId, amount]) => ({ invoiceId, amount }));
    return {
      of: new Map([...this.#postings].map(([id, sums]) => [id, listed(sums)])),
      surplus: new Map(this.#surplus.entries()),
    };
  }

  #post(eventId: string, invoiceId: string, amount: Rappen): void {
    this.#postings.get(eventId)?.add(invoiceId, amount);
    this.#open.add(invoiceId, -amount);
  }

  #of(eventId: string): [string, Rappen][] {
    return this.#postings.get(eventId)?.entries() ?? [];
  }

  #bill(id: string, total: Rappen): void {
    this.#open.add(id, total);
    this.#spendSurplus();
    for (const [creditId] of this.#open.entries()) this.#setOff(id, creditId, id);
  }

  #credit(id: string, total: Rappen, ofId: string | null): void {
    this.#open.add(id, total);
    if (ofId) this.#setOff(id, id, ofId);
    for (const [invoiceId] of this.#open.entries()) this.#setOff(id, id, invoiceId);
  }

  /** Sets off what a credit note still owes against what is open of an invoice. */
  #setOff(eventId: string, creditId: string, invoiceId: string): void {
    const part = Math.min(atLeast0(this.#open.get(invoiceId)), atLeast0(-this.#open.get(creditId)));
    if (part === 0) return;
    this.#post(eventId, invoiceId, part);
    this.#post(eventId, creditId, -part);
  }

  #pay(id: string, amount: Rappen): void {
    this.#surplus.add(id, amount);
    this.#spend(id);
  }

  #spendSurplus(): void {
    for (const [paymentId] of this.#surplus.entries()) this.#spend(paymentId);
  }

  /** Pays what is open, oldest first. */
  #spend(paymentId: string): void {
    for (const [invoiceId, amount] of this.#open.entries()) {
      const part = Math.min(atLeast0(amount), atLeast0(this.#surplus.get(paymentId)));
      if (part === 0) continue;
      this.#post(paymentId, invoiceId, part);
      this.#surplus.add(paymentId, -part);
    }
  }

  /** From what credit notes owe, then from the surplus of the payment, then from what it has paid, the newest first. */
  #payBack(refundId: string, paymentId: string, amount: Rappen): void {
    let rest = amount;
    const take = (invoiceId: string, most: Rappen) => {
      const part = Math.min(atLeast0(most), rest);
      if (part > 0) this.#post(refundId, invoiceId, -part);
      rest -= part;
    };
    for (const [invoiceId, owed] of this.#open.entries()) take(invoiceId, -owed);
    const kept = Math.min(atLeast0(this.#surplus.get(paymentId)), rest);
    this.#surplus.add(paymentId, -kept);
    this.#kept.set(refundId, { paymentId, amount: kept });
    rest -= kept;
    for (const [invoiceId] of this.#of(paymentId).toReversed())
      take(invoiceId, this.#leftOf(paymentId, invoiceId));
    this.#surplus.add(refundId, -rest);
  }

  /** Rappen that a payment has paid of an invoice, less those that its refunds have taken from there. */
  #leftOf(paymentId: string, invoiceId: string): Rappen {
    const refunds = [...this.#kept].filter(([, kept]) => kept.paymentId === paymentId);
    return [paymentId, ...refunds.map(([refundId]) => refundId)].reduce(
      (left, eventId) => left + (this.#postings.get(eventId)?.get(invoiceId) ?? 0),
      0,
    );
  }

  /** A mistake leaves nothing behind; what it had paid is open for what another payment has too much. */
  #undo(entryId: string): void {
    for (const [invoiceId, amount] of this.#of(entryId)) this.#open.add(invoiceId, amount);
    this.#postings.set(entryId, new Sums());
    this.#surplus.add(entryId, -this.#surplus.get(entryId));
    const kept = this.#kept.get(entryId);
    if (kept) this.#surplus.add(kept.paymentId, kept.amount);
    this.#spendSurplus();
  }
}

/**
 * Puts money to invoices as docs/domain/payments.md#invoices says: that of a booking counts for the oldest first. A credit
 * note is set off against its invoice, then against the others, and what is paid back goes to what the credit notes still owe.
 * What an event puts where follows from what came before it; only the surplus of a payment goes on to what is open later.
 */
export function postingsOf(events: readonly BookEvent[]): Postings {
  const books = new Books();
  for (const event of events) books.add(event);
  return books.postings;
}
