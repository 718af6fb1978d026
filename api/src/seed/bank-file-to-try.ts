import { addDays, type Rappen, zurichDate } from '@firn/shared-contracts/domain';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { bookings } from '../modules/bookings/bookings.table.ts';
import { openAmount } from '../modules/invoices/invoice-balances.read-model.ts';
import { invoices } from '../modules/invoices/invoices.table.ts';
import { aCamtFile, type CamtTransaction } from './camt-file.ts';

/** Rappen that somebody pays too much, or too little. */
const OFF_BY: Rappen = 2_000;

const francs = (amount: Rappen): string => (amount / 100).toFixed(2);

const openInvoices = (db: Db) =>
  db
    .select({
      number: invoices.number,
      reference: invoices.reference,
      booking: bookings.number,
      name: invoices.recipient,
      open: openAmount(),
    })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.bookingId))
    .where(and(isNotNull(invoices.reference), gt(openAmount(), 2 * OFF_BY)))
    .orderBy(asc(invoices.number))
    .limit(6);

type Open = Awaited<ReturnType<typeof openInvoices>>[number];

const DIFFERENCES: readonly Rappen[] = [0, -OFF_BY, OFF_BY];

const paidBy = ({ number, reference, name, open }: Open, difference: Rappen): CamtTransaction => ({
  amount: francs(open + difference),
  name: `PROBE-${number}`,
  debtor: name.name,
  ...(reference && { reference }),
});

/**
 * A file of the bank (camt.054) for the open invoices of the demo: paid, paid in part, paid too much, two in one booking of the
 * bank, one whose payer typed the number of the booking in place of the reference, and money that nobody knows.
 */
export async function bankFileToTry(db: Db, now: Date): Promise<string> {
  const day = addDays(zurichDate(now), -1);
  const open = await openInvoices(db);
  const named = open
    .slice(0, 3)
    .map((invoice, index) => ({ ...paidBy(invoice, DIFFERENCES[index] ?? 0), day }));
  const batch = open.slice(3, 5).map((invoice) => ({ ...paidBy(invoice, 0), day }));
  const typed = open.slice(5).map((invoice) => {
    const { reference: _left, ...paid } = paidBy(invoice, 0);
    return { ...paid, message: `Buchung ${invoice.booking}`, day };
  });
  const unknown = { amount: '45.00', name: 'PROBE-UNBEKANNT', debtor: 'Sporthaus Käser AG', day };
  return aCamtFile([...named, ...(batch.length > 0 ? [batch] : []), ...typed, unknown]);
}
