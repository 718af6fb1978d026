import type { BankEntryResponse, BankStatementResponse, PayingBooking } from '@firn/shared-contracts/api';
import type { BankEntryState } from '@firn/shared-contracts/domain';
import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Listed } from '../../records/index.ts';
import { users } from '../users/users.table.ts';
import { bankEntries, bankStatements } from './bank-statements.table.ts';
import { entryStanding } from './entry-standing.read-model.ts';
import { readPaying } from './paying-booking.read-model.ts';

const countOf = (state: BankEntryState) =>
  sql<number>`(count(*) filter (where ${entryStanding} = ${state}))::int`;

const selectStatements = (db: Db, where?: SQL) =>
  db
    .select({
      statement: bankStatements,
      author: users,
      matched: countOf('matched'),
      unmatched: countOf('unmatched'),
      leftAside: countOf('left_aside'),
      amount: sql<number>`coalesce(sum(${bankEntries.amount}), 0)::bigint`.mapWith(Number),
    })
    .from(bankStatements)
    .innerJoin(users, eq(users.id, bankStatements.createdById))
    .leftJoin(bankEntries, eq(bankEntries.statementId, bankStatements.id))
    .where(where)
    .groupBy(bankStatements.id, users.id)
    .$dynamic();

type StatementRow = Awaited<ReturnType<typeof selectStatements>>[number];

const statementResponse = ({ statement, author, ...sums }: StatementRow): BankStatementResponse => ({
  '@id': iri('bank_statements', statement.id),
  '@type': 'BankStatement',
  id: statement.id,
  fileName: statement.fileName,
  format: statement.format,
  ...sums,
  createdBy: fullNameOf(author),
  createdAt: statement.createdAt.toISOString(),
});

/** Files that were read in, the newest first. */
export async function listStatements(db: Db, page: Page): Promise<Listed<BankStatementResponse>> {
  const rows = await selectStatements(db)
    .orderBy(desc(bankStatements.createdAt), desc(bankStatements.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(bankStatements);
  return { items: rows.map(statementResponse), total: counted?.total ?? 0 };
}

export async function findStatementResponse(db: Db, id: string): Promise<BankStatementResponse | null> {
  const [row] = await selectStatements(db, eq(bankStatements.id, id));
  return row ? statementResponse(row) : null;
}

const selectEntries = (db: Db) =>
  db.select({ ...getTableColumns(bankEntries), standing: entryStanding }).from(bankEntries);

type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** The booking that the transaction counts for. */
const bookingIdOf = ({ standing, bookingId }: EntryRow) => (standing === 'matched' ? bookingId : null);

const entryResponse = (row: EntryRow, bookings: ReadonlyMap<string, PayingBooking>): BankEntryResponse => ({
  '@id': iri('bank_entries', row.id),
  '@type': 'BankEntry',
  id: row.id,
  version: row.version,
  statement: iri('bank_statements', row.statementId),
  state: row.standing,
  amount: row.amount,
  bookedOn: row.bookedOn,
  reference: row.reference,
  debtorName: row.debtorName,
  debtorIban: row.debtorIban,
  message: row.message,
  booking: bookings.get(bookingIdOf(row) ?? '') ?? null,
  note: row.note,
});

async function responsesOf(db: Db, rows: readonly EntryRow[]): Promise<BankEntryResponse[]> {
  const ids = rows.flatMap((row) => bookingIdOf(row) ?? []);
  const bookings = ids.length > 0 ? await readPaying(db, [...new Set(ids)]) : new Map();
  return rows.map((row) => entryResponse(row, bookings));
}

export interface EntryFilter {
  readonly states: readonly BankEntryState[];
  readonly statementIds: readonly string[];
}

/** Transactions, the newest first. */
export async function listEntries(
  db: Db,
  { states, statementIds }: EntryFilter,
  page: Page,
): Promise<Listed<BankEntryResponse>> {
  const where = and(
    states.length > 0 ? inArray(entryStanding, [...states]) : undefined,
    statementIds.length > 0 ? inArray(bankEntries.statementId, [...statementIds]) : undefined,
  );
  const rows = await selectEntries(db)
    .where(where)
    .orderBy(desc(bankEntries.bookedOn), asc(bankEntries.position), asc(bankEntries.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(bankEntries).where(where);
  return { items: await responsesOf(db, rows), total: counted?.total ?? 0 };
}

export async function findEntry(db: Db, id: string): Promise<BankEntryResponse | null> {
  const rows = await selectEntries(db).where(eq(bankEntries.id, id));
  return (await responsesOf(db, rows))[0] ?? null;
}
