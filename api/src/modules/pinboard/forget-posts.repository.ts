import { addDays, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import { inArray, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { events } from '../events/events.table.ts';
import { pinboardPosts } from './pinboard.table.ts';

/** Days after the end of an event (docs/domain/bookings.md#pinboard). */
const POSTS_KEPT_DAYS = 90;

function isOver(db: Db, now: Date): SQL {
  const until = zurichInstant(addDays(zurichDate(now), -POSTS_KEPT_DAYS));
  return inArray(
    pinboardPosts.eventId,
    db.select({ id: events.id }).from(events).where(lt(events.end, until)),
  );
}

/** The number of posts that go. */
export const duePosts = (db: Db, now: Date): Promise<number> => db.$count(pinboardPosts, isOver(db, now));

/** Deletes the posts of events that are 90 days over; returns their number. One statement: all of it or nothing. */
export async function forgetPosts({ db, clock }: ResourceDeps): Promise<number> {
  const rows = await db.delete(pinboardPosts).where(isOver(db, clock())).returning({ id: pinboardPosts.id });
  return rows.length;
}
