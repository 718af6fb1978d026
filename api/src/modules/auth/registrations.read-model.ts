import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { registrations } from '../accounts/accounts.table.ts';
import { REGISTRATION_KEPT_MS } from './registration-kept.domain.ts';

export type Registration = typeof registrations.$inferSelect;

/** The newest of an address that waits for its confirmation. */
export async function findNewestRegistration(db: Db, email: string, now: Date): Promise<Registration | null> {
  const since = new Date(now.getTime() - REGISTRATION_KEPT_MS);
  const [row] = await db
    .select()
    .from(registrations)
    .where(
      and(eq(sql`lower(${registrations.email})`, email.toLowerCase()), gt(registrations.createdAt, since)),
    )
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(1);
  return row ?? null;
}
