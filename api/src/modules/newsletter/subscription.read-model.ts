import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { newsletterSubscriptions } from './newsletter.table.ts';

export type Subscription = typeof newsletterSubscriptions.$inferSelect;

/** What an address has, or null where nobody has asked for it. */
export async function findSubscriptionOf(db: Db, email: string): Promise<Subscription | null> {
  const [row] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(sql`lower(${newsletterSubscriptions.email})`, email.toLowerCase()));
  return row ?? null;
}

/** Changes of one address take turns until the transaction ends. */
export async function lockSubscription(tx: Tx, email: string): Promise<Subscription | null> {
  await takeTurns(tx, `newsletter of ${email.toLowerCase()}`);
  return findSubscriptionOf(tx, email);
}
