import type { LocalDate } from '@firn/shared-contracts/domain';
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { taskMails } from './tasks.table.ts';

const isNotLookedThrough = (today: LocalDate) =>
  or(isNull(taskMails.lookedThrough), lt(taskMails.lookedThrough, today));

/** Ids of the people who want the own tasks by mail and were not looked at today. */
export async function waitingFor(db: Db, today: LocalDate): Promise<string[]> {
  const rows = await db
    .select({ userId: taskMails.userId })
    .from(taskMails)
    .where(isNotLookedThrough(today))
    .orderBy(asc(taskMails.userId));
  return rows.map(({ userId }) => userId);
}

/** Notes that somebody's tasks of the day are looked through; false if that was done meanwhile, or is no longer wanted. */
export async function takeDay(tx: Tx, userId: string, today: LocalDate): Promise<boolean> {
  const taken = await tx
    .update(taskMails)
    .set({ lookedThrough: today })
    .where(and(eq(taskMails.userId, userId), isNotLookedThrough(today)))
    .returning({ userId: taskMails.userId });
  return taken.length > 0;
}

export const wantsTaskMail = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(taskMails, eq(taskMails.userId, userId))) > 0;

/** Orders the mail, whose first one comes on the day after `today`, or ends it. */
export async function setTaskMail(
  db: Db,
  userId: string,
  { wanted, today }: { readonly wanted: boolean; readonly today: LocalDate },
): Promise<void> {
  const order = { userId, lookedThrough: today };
  if (wanted) await db.insert(taskMails).values(order).onConflictDoNothing();
  else await db.delete(taskMails).where(eq(taskMails.userId, userId));
}
