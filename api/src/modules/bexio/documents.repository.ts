import type { LocalDate } from '@firn/shared-contracts/domain';
import { and, asc, eq, exists, gte, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { invoices } from '../invoices/invoices.table.ts';
import { payments } from '../payments/payments.table.ts';
import { type BexioDocumentRow, bexioDocuments } from './bexio.table.ts';

/** So many in one statement. */
const AT_ONCE = 500;

const documentOf = (subject: typeof invoices.id | typeof payments.id, isKind: SQL) =>
  and(eq(bexioDocuments.subjectId, subject), isKind);

/** Notes the invoices and credit notes that were issued since the day and are noted nowhere. @returns how many. */
export async function noteInvoices(db: Db, startsOn: LocalDate, now: Date): Promise<number> {
  const found = await db
    .select({ subjectId: invoices.id, kind: invoices.kind, number: invoices.number })
    .from(invoices)
    .leftJoin(bexioDocuments, documentOf(invoices.id, ne(bexioDocuments.kind, 'payment')))
    .where(and(ne(invoices.state, 'draft'), gte(invoices.issuedOn, startsOn), isNull(bexioDocuments.id)))
    .orderBy(asc(invoices.issuedAt))
    .limit(AT_ONCE);
  return note(
    db,
    found.map(({ number, ...document }) => ({ ...document, label: number ?? '' })),
    now,
  );
}

/** The same of the ledger of every booking that has an invoice there. */
export async function noteEntries(
  db: Db,
  labelOf: (entry: LedgerEntry) => string,
  now: Date,
): Promise<number> {
  const billed = db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(bexioDocuments, documentOf(invoices.id, ne(bexioDocuments.kind, 'payment')))
    .where(eq(invoices.bookingId, payments.bookingId));
  const found = await db
    .select({
      id: payments.id,
      kind: payments.kind,
      amount: payments.amount,
      receivedOn: payments.receivedOn,
      bookingNumber: bookings.number,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(bexioDocuments, documentOf(payments.id, eq(bexioDocuments.kind, 'payment')))
    .where(and(isNull(bexioDocuments.id), exists(billed)))
    .orderBy(asc(payments.sequence))
    .limit(AT_ONCE);
  return note(
    db,
    found.map((entry) => ({ kind: 'payment', subjectId: entry.id, label: labelOf(entry) })),
    now,
  );
}

export type LedgerEntry = Pick<typeof payments.$inferSelect, 'kind' | 'amount' | 'receivedOn'> & {
  readonly bookingNumber: string;
};

type NewDocument = Pick<typeof bexioDocuments.$inferInsert, 'kind' | 'subjectId' | 'label'>;

/** Two that note at once note each document once. */
async function note(db: Db, documents: readonly NewDocument[], now: Date): Promise<number> {
  if (documents.length === 0) return 0;
  const noted = await db
    .insert(bexioDocuments)
    .values(documents.map((document) => ({ ...document, createdAt: now, nextAttemptAt: now })))
    .onConflictDoNothing({ target: [bexioDocuments.kind, bexioDocuments.subjectId] })
    .returning({ id: bexioDocuments.id });
  return noted.length;
}

/** The document that is to be transferred next: invoices first, which payments wait for. Whoever asks has the turn. */
export async function findDueDocument(db: Db, now: Date): Promise<BexioDocumentRow | null> {
  const [due] = await db
    .select()
    .from(bexioDocuments)
    .where(and(eq(bexioDocuments.state, 'waiting'), lte(bexioDocuments.nextAttemptAt, now)))
    .orderBy(
      sql`${bexioDocuments.kind} = 'payment'`,
      asc(bexioDocuments.nextAttemptAt),
      asc(bexioDocuments.createdAt),
      asc(bexioDocuments.label),
    )
    .limit(1);
  return due ?? null;
}

type DocumentChange = Partial<
  Pick<
    BexioDocumentRow,
    'state' | 'contactId' | 'externalId' | 'attempts' | 'nextAttemptAt' | 'lastError' | 'doneAt'
  >
>;

/** Keeps what became of a document. */
export async function changeDocument(db: Db, id: string, change: DocumentChange): Promise<void> {
  const version = sql`${bexioDocuments.version} + 1`;
  await db
    .update(bexioDocuments)
    .set({ ...change, version })
    .where(eq(bexioDocuments.id, id));
}

/** A document that is not there yet is tried again at once, as if for the first time. @returns whether it was so. */
export async function retryDocument(tx: Tx, id: string, now: Date): Promise<boolean> {
  const version = sql`${bexioDocuments.version} + 1`;
  const retried = await tx
    .update(bexioDocuments)
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: now, lastError: null, version })
    .where(and(eq(bexioDocuments.id, id), ne(bexioDocuments.state, 'done')))
    .returning({ id: bexioDocuments.id });
  return retried.length > 0;
}
