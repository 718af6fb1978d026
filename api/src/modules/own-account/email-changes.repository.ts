import { and, eq, gt, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../users/users.table.ts';
import { emailChanges } from './email-changes.table.ts';

export type EmailChange = typeof emailChanges.$inferSelect;

/** Whether a record has the address: an account, or a guest whom the office recorded. */
export async function isTaken(db: Db, email: string): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), ne(users.state, 'guest')));
  return user !== undefined;
}

export const changesSince = (db: Db, userId: string, since: Date): Promise<number> =>
  db.$count(emailChanges, and(eq(emailChanges.userId, userId), gt(emailChanges.createdAt, since)));

/** Keeps a change that is asked for; the code of one before it is worth nothing from now on. */
export async function keepChange(tx: Tx, change: typeof emailChanges.$inferInsert): Promise<void> {
  await endCodes(tx, change.userId);
  await tx.insert(emailChanges).values(change);
}

/** Forgets changes whose links are over: they hold addresses. */
export async function forgetOldChanges(db: Db, before: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.createdAt, before));
}

async function endCodes(tx: Tx, userId: string): Promise<void> {
  await tx.update(emailChanges).set({ confirmHash: null }).where(eq(emailChanges.userId, userId));
}

/** The change whose code this is, locked: two tabs confirm one after the other. */
export async function findToConfirm(tx: Tx, confirmHash: string): Promise<EmailChange | null> {
  const [change] = await tx
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.confirmHash, confirmHash), isNull(emailChanges.confirmedAt)))
    .for('update');
  return change ?? null;
}

export async function markConfirmed(tx: Tx, id: string, confirmedAt: Date): Promise<void> {
  await tx.update(emailChanges).set({ confirmedAt, confirmHash: null }).where(eq(emailChanges.id, id));
}

/** The change that this link of the old address undoes, locked. */
export async function findToUndo(tx: Db, undoHash: string): Promise<EmailChange | null> {
  const [change] = await tx
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.undoHash, undoHash))
    .for('update');
  return change ?? null;
}

/** Ends the links of a change and of those after it: whoever made it may have made them, too. */
export async function endLinksFrom(tx: Tx, { userId, createdAt }: EmailChange): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ confirmHash: null, undoHash: null })
    .where(and(eq(emailChanges.userId, userId), gte(emailChanges.createdAt, createdAt)));
}

/** Lets the link of the old address count on. */
export async function keepUndo(tx: Tx, { id, undoHash }: EmailChange): Promise<void> {
  await tx.update(emailChanges).set({ undoHash }).where(eq(emailChanges.id, id));
}
