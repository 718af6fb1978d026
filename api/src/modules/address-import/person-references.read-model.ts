import { and, ne } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import * as schema from '../../db/schema.ts';
import { users } from '../users/users.table.ts';
import { addressImportRows } from './address-import.table.ts';

interface Reference {
  readonly table: PgTable;
  readonly userId: AnyPgColumn;
}

/** Every column of the product that names a person. */
const references = (): Reference[] =>
  Object.values(schema)
    .filter((table): table is typeof table & PgTable => table instanceof PgTable)
    .flatMap((table) =>
      getTableConfig(table).foreignKeys.flatMap((key) => {
        const { foreignTable, columns } = key.reference();
        const [userId] = columns;
        return foreignTable === users && userId ? [{ table, userId }] : [];
      }),
    );

/** Those of the people whom anything but this import knows: a booking, a login, a note. */
export async function peopleInUse(tx: Tx, ids: readonly string[], importId: string): Promise<Set<string>> {
  const inUse = new Set<string>();
  if (ids.length === 0) return inUse;
  for (const { table, userId } of references()) {
    const isOther = table === addressImportRows ? ne(addressImportRows.importId, importId) : undefined;
    const rows = await tx
      .selectDistinct({ id: userId })
      .from(table)
      .where(and(isAmong(userId, ids), isOther));
    for (const { id } of rows) inUse.add(String(id));
  }
  return inUse;
}
