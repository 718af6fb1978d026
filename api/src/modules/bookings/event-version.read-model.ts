import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { events } from '../events/events.table.ts';

/** Every change of an event raises it. */
export async function eventVersion(db: Db, id: string): Promise<number> {
  const [row] = await db.select({ version: events.version }).from(events).where(eq(events.id, id));
  if (!row) throw new Error(`No event ${id}`);
  return row.version;
}
