import { NAMED_DEPENDENTS, type Usage } from '@firn/shared-contracts/api';
import { asc, count, eq, inArray, or, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/client.ts';
import { DEPENDENTS, type Dependents } from '../db/dependents.ts';
import * as schema from '../db/schema.ts';

/** A foreign key that refuses a removal, and the records whose row has it, or a part of which. */
export interface Use {
  /** The table that has the key. */
  readonly table: PgTable;
  readonly column: AnyPgColumn;
  readonly dependents: Dependents;
  /** Condition on the dependents: those that name the record of this id. */
  readonly names: (tx: Tx, id: string) => SQL;
}

const TABLES = Object.values(schema).filter((table) => table instanceof PgTable) as PgTable[];

const keysOf = (table: PgTable) =>
  getTableConfig(table).foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference();
    return { column: columns[0] as AnyPgColumn, foreignTable, onDelete: key.onDelete };
  });

const dependentsOf = (table: PgTable) => DEPENDENTS.filter((dependents) => dependents.table === table);

/** Everything that refuses the removal of a row of this table. */
export function usesOf(target: PgTable): Use[] {
  return TABLES.flatMap((table) => {
    const keys = keysOf(table);
    const owners = keys.flatMap(({ column, foreignTable, onDelete }) =>
      dependentsOf(foreignTable)
        .filter(({ parts = [] }) => onDelete === 'cascade' || parts.includes(table))
        .map((dependents) => ({ column, dependents })),
    );
    return keys
      .filter(({ foreignTable, onDelete }) => foreignTable === target && !/cascade|set/.test(onDelete ?? ''))
      .flatMap(({ column }) => [
        ...dependentsOf(table).map((dependents) => ({
          table,
          column,
          dependents,
          names: (_tx: Tx, id: string) => eq(column, id),
        })),
        ...owners.map(({ column: owner, dependents }) => ({
          table,
          column,
          dependents,
          names: (tx: Tx, id: string) =>
            inArray(dependents.id, tx.select({ id: owner }).from(table).where(eq(column, id))),
        })),
      ]);
  });
}

/** How many of them still use a record, in words, and the names of the first: «3 Angebote», `['Allalinhorn', …]`. */
async function usageIn(
  tx: Tx,
  { table, name, words: [one, many] }: Dependents,
  where: SQL | undefined,
): Promise<Usage> {
  const [row] = await tx.select({ count: count() }).from(table).where(where);
  const found = row?.count ?? 0;
  const label = found === 1 ? one : many;
  if (!name || found === 0) return { label, count: found, names: [] };
  const named = await tx.select({ name }).from(table).where(where).orderBy(asc(name)).limit(NAMED_DEPENDENTS);
  return { label, count: found, names: named.map((dependent) => dependent.name) };
}

/** What still uses the row of this id, by kind. */
export async function usageOf(tx: Tx, table: PgTable, id: string): Promise<Usage[]> {
  const uses = usesOf(table);
  const usages: Usage[] = [];
  for (const dependents of DEPENDENTS) {
    const conditions = uses.filter((use) => use.dependents === dependents).map(({ names }) => names(tx, id));
    if (conditions.length > 0) usages.push(await usageIn(tx, dependents, or(...conditions)));
  }
  return usages;
}
