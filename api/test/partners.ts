import type { Db } from '../src/db/client.ts';
import { partners } from '../src/modules/partners/partners.table.ts';

/** A partner that gets a tenth of the price, unless the changes say otherwise. */
export async function insertPartner(
  db: Db,
  changes: Partial<typeof partners.$inferInsert> = {},
): Promise<{ readonly id: string; readonly iri: string }> {
  const values = { title: 'Berghaus Sonnalp', code: 'SONNALP', commissionPercent: 10, ...changes };
  const [row] = await db.insert(partners).values(values).returning({ id: partners.id });
  if (!row) throw new Error('The partner was not stored.');
  return { id: row.id, iri: `/api/partners/${row.id}` };
}
