import { eq } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client.ts';
import * as schema from '../../db/schema.ts';
import { users } from './users.table.ts';

interface Part {
  readonly table: PgTable;
  readonly userId: AnyPgColumn;
}

/** What belongs to an account alone: the tables whose reference to it cascades, such as sessions and family. */
const partsOfAccount = (): Part[] =>
  Object.values(schema)
    .filter((table): table is typeof table & PgTable => table instanceof PgTable)
    .flatMap((table) =>
      getTableConfig(table).foreignKeys.flatMap((key) => {
        const { foreignTable, columns } = key.reference();
        const [userId] = columns;
        return foreignTable === users && key.onDelete === 'cascade' && userId ? [{ table, userId }] : [];
      }),
    );

/** The row of an account stays where others need it, so nothing cascades by itself. */
export async function removeAccountParts(tx: Tx, userId: string): Promise<void> {
  for (const part of partsOfAccount()) await tx.delete(part.table).where(eq(part.userId, userId));
}
