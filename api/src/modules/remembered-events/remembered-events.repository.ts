import { MAXIMUM_REMEMBERED_EVENTS } from '@firn/shared-contracts/api';
import { and, count, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { withdrawMails } from '../outbox/index.ts';
import { users } from '../users/users.table.ts';
import { rememberedEvents } from './remembered-events.table.ts';

interface NewEntry {
  readonly userId: string;
  readonly eventId: string;
  /** Undefined where nothing was said of them. */
  readonly mails: boolean | undefined;
  readonly at: Date;
}

/** A mail that waits is not sent to somebody who wants no more of them. */
async function setMails(tx: Tx, id: string, mails: boolean): Promise<void> {
  await tx.update(rememberedEvents).set({ mails }).where(eq(rememberedEvents.id, id));
  if (!mails) await withdrawMails(tx, [iri('remembered_events', id)]);
}

/**
 * Puts an event on somebody's list, under the account's lock: two requests at once neither double it nor pass the most.
 * @returns `full` where the list holds no more.
 */
export async function rememberEvent(
  tx: Tx,
  { userId, eventId, mails, at }: NewEntry,
): Promise<'added' | 'known' | 'full'> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const isIt = and(eq(rememberedEvents.userId, userId), eq(rememberedEvents.eventId, eventId));
  const [known] = await tx.select({ id: rememberedEvents.id }).from(rememberedEvents).where(isIt);
  if (known) {
    if (mails !== undefined) await setMails(tx, known.id, mails);
    return 'known';
  }
  const [counted] = await tx
    .select({ total: count() })
    .from(rememberedEvents)
    .where(eq(rememberedEvents.userId, userId));
  if ((counted?.total ?? 0) >= MAXIMUM_REMEMBERED_EVENTS) return 'full';
  await tx.insert(rememberedEvents).values({ userId, eventId, mails: mails ?? false, createdAt: at });
  return 'added';
}

/** Takes an entry off one's list; mails about it that wait are not sent. @returns whether it was there. */
export async function forgetRemembered(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(rememberedEvents)
    .where(and(eq(rememberedEvents.id, id), eq(rememberedEvents.userId, userId)))
    .returning({ id: rememberedEvents.id });
  if (rows.length === 0) return false;
  await withdrawMails(tx, [iri('remembered_events', id)]);
  return true;
}
