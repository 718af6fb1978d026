import { addDays, invoiceBalances, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { bookings } from '../../modules/bookings/bookings.table.ts';
import { type DunnedInvoice, listDunned } from '../../modules/dunning/dunned-invoices.read-model.ts';
import { dunningSteps, dunningStops } from '../../modules/dunning/dunning.table.ts';
import { invoices } from '../../modules/invoices/invoices.table.ts';
import { userId } from '../ids.ts';
import { insertRows } from './rows.ts';

/** Days after the due date on which the steps follow, by the settings that the demo leaves as they are. */
const STEP_DAYS = [7, 17, 27];

/** The steps that the job has taken by now, each in the morning. */
function stepsOf({ id, dueDate }: DunnedInvoice, open: number, now: Date) {
  return STEP_DAYS.map((days, index) => ({
    invoiceId: id,
    level: index + 1,
    open,
    createdAt: zurichInstant(addDays(dueDate, days), '08:00'),
  })).filter(({ createdAt }) => createdAt <= now);
}

/** Invoices and credit notes of bookings with the money that came in, in the order of their numbers. */
function documentsOf(tx: Tx, bookingIds: readonly string[]) {
  const { id, bookingId, kind, state, total, creditNoteOfId, number } = invoices;
  return tx
    .select({ id, bookingId, kind, state, total, creditNoteOfId, paid: bookings.paid })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(inArray(bookingId, [...bookingIds]))
    .orderBy(asc(number));
}

/** Inserts the steps that the job has taken by now, and the stop of a booking whose guest pays in parts. */
export async function insertDunning(tx: Tx, now: Date): Promise<void> {
  const [first = 0] = STEP_DAYS;
  const overdue = await listDunned(tx, addDays(zurichDate(now), -first));
  if (overdue.length === 0) return;
  const documents = Map.groupBy(
    await documentsOf(
      tx,
      overdue.map(({ bookingId }) => bookingId),
    ),
    ({ bookingId }) => bookingId,
  );
  const steps = overdue.flatMap((invoice) => {
    const own = documents.get(invoice.bookingId) ?? [];
    const open = invoiceBalances(own, own[0]?.paid ?? 0).get(invoice.id)?.open ?? 0;
    return open > 0 ? stepsOf(invoice, open, now) : [];
  });
  await insertRows(tx, dunningSteps, steps);
  const stopped = overdue.find(({ id }) => steps.filter(({ invoiceId }) => invoiceId === id).length === 1);
  if (!stopped) return;
  const reason = 'Zahlt in zwei Raten, am Telefon vereinbart.';
  const createdById = userId('admin@firn.example');
  await tx.insert(dunningStops).values({ bookingId: stopped.bookingId, reason, createdById, createdAt: now });
}
