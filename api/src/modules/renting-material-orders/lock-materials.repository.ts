import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';

/**
 * Takes the locks under which pieces are reserved, by ascending id (docs/domain/material.md#reservation). NO KEY UPDATE:
 * foreign keys to a material do not wait, and do not deadlock.
 */
export async function lockMaterials(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort())
    await tx.execute(sql`select id from renting_materials where id = ${id} for no key update`);
}
