import { and, ne } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { userReferences } from '../users/user-references.read-model.ts';
import { addressImportRows } from './address-import.table.ts';

/** Those of the people whom anything but this import knows: a booking, a login, a note. */
export async function peopleInUse(tx: Tx, ids: readonly string[], importId: string): Promise<Set<string>> {
  const inUse = new Set<string>();
  if (ids.length === 0) return inUse;
  for (const { table, userId } of userReferences()) {
    const isOther = table === addressImportRows ? ne(addressImportRows.importId, importId) : undefined;
    const rows = await tx
      .selectDistinct({ id: userId })
      .from(table)
      .where(and(isAmong(userId, ids), isOther));
    for (const { id } of rows) inUse.add(String(id));
  }
  return inUse;
}
