import { and, count, lt, min, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { auditEntries } from '../audit/audit.table.ts';
import type { Due } from './due.ts';

/** By the clock of the database too, whose trigger lets nothing younger go: a wrong clock of the API deletes nothing. */
const isOver = (limit: Date) =>
  and(lt(auditEntries.at, limit), lt(auditEntries.at, sql`now() - interval '24 months'`));

export async function oldAuditEntries(db: Db, limit: Date): Promise<Due> {
  const [due] = await db
    .select({ due: count(), oldest: min(auditEntries.at) })
    .from(auditEntries)
    .where(isOver(limit));
  return due ?? { due: 0, oldest: null };
}

/** The only way out of the audit log: the trigger refuses a removal that does not say what it is (docs/domain/privacy.md#audit). */
export async function forgetAuditEntries(db: Db, limit: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local firn.retention = 'on'`);
    await tx.delete(auditEntries).where(isOver(limit));
    await tx.execute(sql`set local firn.retention = 'off'`);
  });
}
