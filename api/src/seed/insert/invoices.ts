import { zurichDate } from '@firn/shared-contracts/domain';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { numberSequences } from '../../modules/bookings/bookings.table.ts';
import { invoiceLines, invoices } from '../../modules/invoices/invoices.table.ts';
import { seedId } from '../identity.ts';
import { ISSUER, type PlannedInvoice, paperOf } from '../plan/invoices.ts';
import { bookingId } from './bookings.ts';
import { insertRows } from './rows.ts';

const invoiceId = (id: string) => seedId(`invoice/${id}`);

function draftRow(invoice: PlannedInvoice): typeof invoices.$inferInsert {
  const { id, kind, booking, total, creditNoteOfId, issuedAt } = invoice;
  return {
    id: invoiceId(id),
    kind,
    bookingId: bookingId(booking.number),
    creditNoteOfId: creditNoteOfId && invoiceId(creditNoteOfId),
    total,
    ...paperOf(invoice),
    serviceFrom: zurichDate(booking.event.start),
    serviceTo: zurichDate(booking.event.end),
    issuedAt,
    sentAt: issuedAt,
    createdAt: issuedAt,
  };
}

const lineRows = ({ id, lines }: PlannedInvoice): (typeof invoiceLines.$inferInsert)[] =>
  lines.map((line, position) => ({ ...line, invoiceId: invoiceId(id), position }));

/** Makes documents of drafts, as the API does: lines are written before, because a trigger refuses them afterwards. */
async function issue(db: Db, planned: readonly PlannedInvoice[]): Promise<void> {
  const numbers = planned.map(({ id, number }) => ({ id: invoiceId(id), number }));
  await db.execute(sql`
    update invoices set state = 'issued', number = given.number, issuer = ${JSON.stringify(ISSUER)}::jsonb, version = 2
    from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as given(id uuid, number text)
    where invoices.id = given.id
  `);
}

function sequenceRows(planned: readonly PlannedInvoice[]): (typeof numberSequences.$inferInsert)[] {
  const last = new Map<number, number>();
  for (const { number } of planned) last.set(Number(number.slice(2, 6)), Number(number.slice(7)));
  return [...last].map(([year, count]) => ({ kind: 'invoice', year, last: count }));
}

/** Issued documents with their lines, those of a booking one after the other; `planned` is in the order of the numbers. */
export async function insertInvoices(db: Db, planned: readonly PlannedInvoice[]): Promise<void> {
  const most = Math.max(-1, ...planned.map(({ index }) => index));
  for (let index = 0; index <= most; index += 1) {
    const turn = planned.filter((invoice) => invoice.index === index);
    await insertRows(db, invoices, turn.map(draftRow));
    await insertRows(db, invoiceLines, turn.flatMap(lineRows));
    await issue(db, turn);
  }
  const credited = planned.filter(({ state }) => state === 'credited').map(({ id }) => invoiceId(id));
  if (credited.length > 0)
    await db.update(invoices).set({ state: 'credited' }).where(inArray(invoices.id, credited));
  await insertRows(db, numberSequences, sequenceRows(planned));
}
