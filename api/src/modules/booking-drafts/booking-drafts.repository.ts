import { DRAFT_KEPT_DAYS } from '@firn/shared-contracts/api';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { events } from '../events/events.table.ts';
import { bookingDrafts } from './booking-drafts.table.ts';

const DAY_MS = 24 * 3_600_000;
const keptSince = (now: Date) => new Date(now.getTime() - DRAFT_KEPT_DAYS * DAY_MS);

export interface DraftKey {
  readonly userId: string;
  readonly eventId: string;
}

const isDraft = ({ userId, eventId }: DraftKey) =>
  and(eq(bookingDrafts.userId, userId), eq(bookingDrafts.eventId, eventId));

/** Whether there is such an event; one of a private group, too, which its guest alone reads. */
export const isEvent = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(events, eq(events.id, id))) > 0;

/** Nothing that is too old is given out, whether or not the job was there. */
export async function findDraft(db: Db, key: DraftKey, now: Date) {
  const [row] = await db
    .select({ sealed: bookingDrafts.sealed, updatedAt: bookingDrafts.updatedAt })
    .from(bookingDrafts)
    .where(and(isDraft(key), gte(bookingDrafts.updatedAt, keptSince(now))));
  return row ?? null;
}

export async function keepDraft(
  db: Db,
  key: DraftKey,
  draft: { readonly sealed: string; readonly updatedAt: Date },
): Promise<void> {
  await db
    .insert(bookingDrafts)
    .values({ ...key, ...draft })
    .onConflictDoUpdate({ target: [bookingDrafts.userId, bookingDrafts.eventId], set: draft });
}

export async function removeDraft(db: Db, key: DraftKey): Promise<void> {
  await db.delete(bookingDrafts).where(isDraft(key));
}

/** Bookings that nobody went on with (docs/domain/bookings.md#drafts). */
export async function forgetDrafts(db: Db, now: Date): Promise<void> {
  await db.delete(bookingDrafts).where(lt(bookingDrafts.updatedAt, keptSince(now)));
}
