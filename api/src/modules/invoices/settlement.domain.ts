import type { InvoiceBalance, LocalDate, PaymentWay, Rappen } from '@firn/shared-contracts/domain';

/** Tells how an invoice was paid: an entry of the ledger. */
export interface SettlingEntry {
  readonly id: string;
  readonly amount: Rappen;
  readonly method: PaymentWay;
  readonly receivedOn: LocalDate;
  /** The entry that this one takes back or pays back from. */
  readonly ofId: string | null;
}

/** The day on which the last of the money for an invoice came, and the ways it came. */
export interface Settlement {
  readonly on: LocalDate;
  readonly ways: readonly PaymentWay[];
}

/** Takes from each payment of a ledger what was taken back or paid back of it. */
function keptPayments(entries: readonly SettlingEntry[]): SettlingEntry[] {
  return entries
    .filter(({ ofId }) => ofId === null)
    .map((entry) => ({
      ...entry,
      amount: entries.reduce(
        (sum, { ofId, amount }) => (ofId === entry.id ? sum + amount : sum),
        entry.amount,
      ),
    }));
}

/**
 * How an invoice was paid: the money of the booking counts for the oldest invoice first, so it is the payments that lie
 * between what the older ones take (`before`) and that with its own (docs/domain/payments.md#paper-of-an-invoice). Null while
 * it is not paid as a whole, and for one that asks for nothing.
 */
export function settlementOf(
  entries: readonly SettlingEntry[],
  before: Rappen,
  { net, open }: InvoiceBalance,
): Settlement | null {
  if (net <= 0 || open > 0) return null;
  let sum = 0;
  const own: SettlingEntry[] = [];
  for (const entry of keptPayments(entries)) {
    const from = sum;
    sum += entry.amount;
    if (entry.amount > 0 && sum > before && from < before + net) own.push(entry);
  }
  const last = own
    .map(({ receivedOn }) => receivedOn)
    .toSorted()
    .at(-1);
  return last === undefined ? null : { on: last, ways: [...new Set(own.map(({ method }) => method))] };
}
