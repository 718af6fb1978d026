import { NAMED_DEPENDENTS, type Usage } from '@firn/shared-contracts/api';
import { asc, count, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/client.ts';

/** Records that may use what is to be removed: the column that names one, and the word for one and for many. */
export interface Dependents {
  readonly table: PgTable;
  readonly name: AnyPgColumn<{ data: string; notNull: true }>;
  readonly words: readonly [string, string];
}

/** How many of them still use a record, in words, and the names of the first: «3 Angebote», `['Allalinhorn', …]`. */
export async function usageIn(
  tx: Tx,
  { table, name, words: [one, many] }: Dependents,
  where: SQL,
): Promise<Usage> {
  const [row] = await tx.select({ count: count() }).from(table).where(where);
  const found = row?.count ?? 0;
  const named = await tx.select({ name }).from(table).where(where).orderBy(asc(name)).limit(NAMED_DEPENDENTS);
  return { label: found === 1 ? one : many, count: found, names: named.map((dependent) => dependent.name) };
}
