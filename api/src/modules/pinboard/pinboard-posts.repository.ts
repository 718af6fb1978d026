import type { CarSharing } from '@firn/shared-contracts/api';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { pinboardPosts } from './pinboard.table.ts';

export interface NewPost {
  readonly eventId: string;
  readonly userId: string;
  readonly text: string;
  readonly carSharing: CarSharing | null;
  readonly createdAt: Date;
}

/** When somebody wrote since then, the oldest first; their posts take turns until the transaction ends. */
export async function lockPostsSince(tx: Tx, userId: string, since: Date): Promise<Date[]> {
  await takeTurns(tx, `pinboard posts of ${userId}`);
  const rows = await tx
    .select({ createdAt: pinboardPosts.createdAt })
    .from(pinboardPosts)
    .where(and(eq(pinboardPosts.userId, userId), gt(pinboardPosts.createdAt, since)))
    .orderBy(asc(pinboardPosts.createdAt));
  return rows.map(({ createdAt }) => createdAt);
}

/** @returns its id. */
export async function insertPost(tx: Tx, post: NewPost): Promise<string> {
  const [row] = await tx.insert(pinboardPosts).values(post).returning({ id: pinboardPosts.id });
  if (!row) throw new Error('The post was not stored.');
  return row.id;
}

export async function removePost(tx: Tx, id: string): Promise<void> {
  await tx.delete(pinboardPosts).where(eq(pinboardPosts.id, id));
}
