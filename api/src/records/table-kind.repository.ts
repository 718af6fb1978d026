import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';
import type { RecordKind } from './record-kind.ts';

type VersionedTable = PgTable & {
  readonly id: AnyPgColumn;
  readonly version: AnyPgColumn;
  readonly createdAt?: AnyPgColumn;
  readonly updatedAt?: AnyPgColumn;
};
type Row = Readonly<Record<string, unknown>>;

interface TableKindOptions<R extends object>
  extends Pick<RecordKind<R>, 'entity' | 'collection' | 'references' | 'unique' | 'labelOf'> {
  readonly table: VersionedTable;
  /** Field of the wire -> property of the table. */
  readonly columns: Readonly<Record<keyof R & string, string>>;
}

/**
 * A kind of record that is stored in one table, one row each. A table that has `createdAt` or `updatedAt` gets the
 * time of the write there: every change of a row counts.
 */
export function tableKind<R extends object>(options: TableKindOptions<R>): RecordKind<R> {
  const { table, columns, ...kind } = options;
  const fields = Object.entries(columns) as [keyof R & string, string][];
  const recordOf = (row: Row) =>
    Object.fromEntries(fields.map(([field, column]) => [field, row[column]])) as R;
  const valuesOf = (record: R, wanted: readonly string[]) =>
    Object.fromEntries(
      fields.filter(([field]) => wanted.includes(field)).map(([field, column]) => [column, record[field]]),
    );

  const changedAt = (now: Date) => (table.updatedAt ? { updatedAt: now } : {});
  const bornAt = (now: Date) => ({ ...(table.createdAt && { createdAt: now }), ...changedAt(now) });

  return {
    ...kind,
    table,
    async load(db: Db, id, { lock } = { lock: false }) {
      const query = db
        .select()
        .from(table as PgTable)
        .where(eq(table.id, id));
      const [row] = (await (lock ? query.for('no key update') : query)) as Row[];
      return row ? { id, version: row.version as number, record: recordOf(row) } : null;
    },
    async insert(tx, record, now) {
      const own = valuesOf(
        record,
        fields.map(([field]) => field),
      );
      const values = { ...own, ...bornAt(now) };
      const [row] = (await tx.insert(table).values(values).returning({ id: table.id })) as { id: string }[];
      if (!row) throw new Error(`${kind.entity} was not inserted.`);
      return row.id;
    },
    async update(tx, id, next, changed, now) {
      const version = sql`${table.version} + 1`;
      await tx
        .update(table)
        .set({ ...valuesOf(next, changed), ...changedAt(now), version })
        .where(eq(table.id, id));
    },
    async remove(tx, id) {
      await tx.delete(table).where(eq(table.id, id));
    },
  };
}
