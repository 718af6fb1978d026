import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { IssuedDocument } from './billing-after.domain.ts';
import { invoices } from './invoices.table.ts';

/** Lists every invoice and credit note of a booking, in the order of their numbers. */
export const listIssued = (db: Db, bookingId: string): Promise<IssuedDocument[]> =>
  db
    .select({
      id: invoices.id,
      kind: invoices.kind,
      state: invoices.state,
      number: invoices.number,
      creditNoteOfId: invoices.creditNoteOfId,
      total: invoices.total,
    })
    .from(invoices)
    .where(and(eq(invoices.bookingId, bookingId), ne(invoices.state, 'draft')))
    .orderBy(asc(invoices.number));
