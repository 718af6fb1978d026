import type { AddressField } from '@firn/shared-contracts/api';
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import {
  type AddressImportRow,
  addressImportHeadings,
  addressImportRows,
  addressImports,
  type ImportedRow,
} from './address-import.table.ts';
import type { ReadRow } from './read-row.ts';

/** Rows in one statement of what is written down. */
const AT_ONCE = 1000;

type NewImport = typeof addressImports.$inferInsert;

/** Writes an import down with its rows; null where the same file was taken in already. */
export async function insertImport(
  tx: Tx,
  made: NewImport,
  rows: readonly ReadRow[],
): Promise<string | null> {
  const [row] = await tx
    .insert(addressImports)
    .values(made)
    .onConflictDoNothing()
    .returning({ id: addressImports.id });
  if (!row) return null;
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE).map(({ row: number, values, remarks }) => ({
      importId: row.id,
      row: number,
      values,
      outcome: values ? null : ('refused' as const),
      remarks: [...remarks],
    }));
    await tx.insert(addressImportRows).values(some);
  }
  return row.id;
}

/** The import in effect of the same file; null if there is none. */
export async function findByFile(db: Db, sha256: string): Promise<AddressImportRow | null> {
  const [row] = await db
    .select()
    .from(addressImports)
    .where(and(eq(addressImports.sha256, sha256), inArray(addressImports.state, ['running', 'done'])));
  return row ?? null;
}

/** The import, locked until the transaction ends. */
export async function lockImport(tx: Tx, id: string): Promise<AddressImportRow | null> {
  const [row] = await tx.select().from(addressImports).where(eq(addressImports.id, id)).for('update');
  return row ?? null;
}

/** Imports that are not through, those that are being undone first. */
export async function listOpenImports(db: Db): Promise<Pick<AddressImportRow, 'id' | 'state'>[]> {
  return db
    .select({ id: addressImports.id, state: addressImports.state })
    .from(addressImports)
    .where(inArray(addressImports.state, ['running', 'undoing']))
    .orderBy(desc(addressImports.state), asc(addressImports.createdAt), asc(addressImports.id));
}

export const openRows = (tx: Tx, importId: string, limit: number): Promise<ImportedRow[]> =>
  tx
    .select()
    .from(addressImportRows)
    .where(and(eq(addressImportRows.importId, importId), isNull(addressImportRows.outcome)))
    .orderBy(asc(addressImportRows.row))
    .limit(limit);

/** Rows that wrote something and are not undone, the last one first. */
export const writtenRows = (tx: Tx, importId: string, limit: number): Promise<ImportedRow[]> =>
  tx
    .select()
    .from(addressImportRows)
    .where(
      and(
        eq(addressImportRows.importId, importId),
        inArray(addressImportRows.outcome, ['created', 'updated']),
        isNull(addressImportRows.undone),
      ),
    )
    .orderBy(desc(addressImportRows.row))
    .limit(limit);

export type WorkedRow = Pick<ImportedRow, 'row' | 'outcome' | 'userId' | 'filled' | 'remarks' | 'undone'>;

/** Writes down what became of rows, all in one statement. */
export async function writeRows(tx: Tx, importId: string, rows: readonly WorkedRow[]): Promise<void> {
  await tx.execute(sql`
    update ${addressImportRows} as row
    set outcome = worked.outcome, user_id = worked."userId", filled = worked.filled, remarks = worked.remarks,
      undone = worked.undone
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as worked(row int, outcome text, "userId" uuid, filled jsonb, remarks jsonb, undone text)
    where row.import_id = ${importId} and row.row = worked.row`);
}

export async function updateImport(tx: Tx, id: string, changes: Partial<NewImport>): Promise<void> {
  await tx
    .update(addressImports)
    .set({ ...changes, version: sql`${addressImports.version} + 1` })
    .where(eq(addressImports.id, id));
}

export async function readHeadings(db: Db): Promise<Map<string, AddressField | null>> {
  const rows = await db.select().from(addressImportHeadings);
  return new Map(rows.map(({ heading, field }) => [heading, field]));
}

/** Remembers what headings were put to. */
export async function rememberHeadings(
  tx: Tx,
  headings: ReadonlyMap<string, AddressField | null>,
): Promise<void> {
  if (headings.size === 0) return;
  await tx
    .insert(addressImportHeadings)
    .values([...headings].map(([heading, field]) => ({ heading, field })))
    .onConflictDoUpdate({ target: addressImportHeadings.heading, set: { field: sql`excluded.field` } });
}

/** Deletes what the rows said of imports that cannot be undone any more. */
export async function deleteRowsBefore(db: Db, before: Date): Promise<void> {
  const old = db
    .select({ id: addressImports.id })
    .from(addressImports)
    .where(and(lt(addressImports.createdAt, before), inArray(addressImports.state, ['done', 'undone'])));
  await db.delete(addressImportRows).where(inArray(addressImportRows.importId, old));
}
