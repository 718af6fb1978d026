import type { BankEntryState } from '@firn/shared-contracts/domain';
import { and, desc, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { invoices } from '../invoices/invoices.table.ts';
import { payments } from '../payments/payments.table.ts';
import { type BankEntryRow, bankEntries, bankStatements } from './bank-statements.table.ts';
import type { BankTransaction } from './camt-entry.ts';
import { entryStanding } from './entry-standing.read-model.ts';

/** Rows that one statement writes. */
const AT_ONCE = 500;

function* slices<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let first = 0; first < all.length; first += AT_ONCE) yield all.slice(first, first + AT_ONCE);
}

/** One parameter, however many there are. */
const isOneOf = (column: SQL | typeof invoices.reference, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(values)}::text[])`;

/** The file as it was read in before, by whomever; null for a new one. */
export async function findStatement(db: Db, sha256: string): Promise<string | null> {
  const [row] = await db
    .select({ id: bankStatements.id })
    .from(bankStatements)
    .where(eq(bankStatements.sha256, sha256));
  return row?.id ?? null;
}

/** Null if somebody has read the same file in meanwhile. */
export async function insertStatement(
  tx: Tx,
  statement: typeof bankStatements.$inferInsert,
): Promise<string | null> {
  const [row] = await tx
    .insert(bankStatements)
    .values(statement)
    .onConflictDoNothing()
    .returning({ id: bankStatements.id });
  return row?.id ?? null;
}

/**
 * Stores transactions that no file has brought before, as unmatched; whoever reads the same in waits here. In the order of
 * their identities, so that two files do not wait for each other.
 * @returns the positions of those that are new.
 */
export async function claimEntries(
  tx: Tx,
  statementId: string,
  transactions: readonly BankTransaction[],
): Promise<ReadonlySet<number>> {
  const sorted = transactions.toSorted(
    (a, b) => Number(a.identity > b.identity) - Number(a.identity < b.identity) || a.position - b.position,
  );
  const claimed = new Set<number>();
  for (const slice of slices(sorted)) {
    const rows = await tx
      .insert(bankEntries)
      .values(
        slice.map(({ line: _line, ...transaction }) => ({
          ...transaction,
          statementId,
          state: 'unmatched' as const,
        })),
      )
      .onConflictDoNothing()
      .returning({ position: bankEntries.position });
    for (const { position } of rows) claimed.add(position);
  }
  return claimed;
}

/** Bookings by the reference of their invoices. */
export async function bookingsByReference(
  db: Db,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ reference: invoices.reference, bookingId: invoices.bookingId })
    .from(invoices)
    .where(and(isNotNull(invoices.reference), isOneOf(invoices.reference, references)));
  return new Map(rows.map(({ reference, bookingId }) => [reference ?? '', bookingId]));
}

/** A transaction that counts for a booking. */
export interface Match {
  readonly position: number;
  readonly bookingId: string;
  readonly paymentId: string;
}

export async function markMatched(tx: Tx, statementId: string, matches: readonly Match[]): Promise<void> {
  for (const slice of slices(matches)) {
    const columns = {
      positions: sql.param(slice.map(({ position }) => position)),
      bookings: sql.param(slice.map(({ bookingId }) => bookingId)),
      payments: sql.param(slice.map(({ paymentId }) => paymentId)),
    };
    await tx.execute(sql`
      update bank_entries set state = 'matched', booking_id = found.booking_id, payment_id = found.payment_id,
        version = bank_entries.version + 1
      from unnest(${columns.positions}::int[], ${columns.bookings}::uuid[], ${columns.payments}::uuid[])
        as found (position, booking_id, payment_id)
      where bank_entries.statement_id = ${statementId} and bank_entries.position = found.position`);
  }
}

/** Payments that a reversal may take back: same reference and amount, not taken back yet, the newest first. */
export const listOriginals = (
  db: Db,
  { reference, amount }: Pick<BankTransaction, 'reference' | 'amount'>,
): Promise<{ readonly bookingId: string; readonly paymentId: string }[]> =>
  db
    .select({ bookingId: payments.bookingId, paymentId: payments.id })
    .from(bankEntries)
    .innerJoin(payments, eq(payments.id, bankEntries.paymentId))
    .where(
      and(
        eq(bankEntries.state, 'matched'),
        eq(bankEntries.reference, reference ?? ''),
        eq(bankEntries.amount, -amount),
        sql`not exists (select from payments taken where taken.of_id = ${payments.id} and taken.kind = 'correction')`,
      ),
    )
    .orderBy(desc(payments.sequence));

/** A transaction with how it stands, locked. */
export async function lockEntry(
  tx: Tx,
  id: string,
): Promise<(BankEntryRow & { readonly standing: BankEntryState }) | null> {
  const [row] = await tx
    .select({ ...getTableColumns(bankEntries), standing: entryStanding })
    .from(bankEntries)
    .where(eq(bankEntries.id, id))
    .for('update');
  return row ?? null;
}

export async function updateEntry(
  tx: Tx,
  { id, version }: Pick<BankEntryRow, 'id' | 'version'>,
  change: Partial<Pick<BankEntryRow, 'state' | 'bookingId' | 'paymentId' | 'note'>>,
): Promise<void> {
  await tx
    .update(bankEntries)
    .set({ ...change, version: version + 1 })
    .where(eq(bankEntries.id, id));
}
