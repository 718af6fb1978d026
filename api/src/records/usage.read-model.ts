import type { Usage } from '@firn/shared-contracts/api';
import { count, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/client.ts';

/** How many rows of a table still use a record, in words: «1 Angebot», «3 Angebote». */
export async function usageIn(
  tx: Tx,
  { table, where, words: [one, many] }: { table: PgTable; where: SQL; words: readonly [string, string] },
): Promise<Usage> {
  const [row] = await tx.select({ count: count() }).from(table).where(where);
  const found = row?.count ?? 0;
  return { label: found === 1 ? one : many, count: found };
}
