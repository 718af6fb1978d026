import { addDays, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import { inArray, lt } from 'drizzle-orm';
import type { ResourceDeps } from '../../records/index.ts';
import { events } from '../events/events.table.ts';
import { pinboardPosts } from './pinboard.table.ts';

/** Days after the end of an event (docs/domain/bookings.md#pinboard). */
const POSTS_KEPT_DAYS = 90;

/** Deletes the posts of events that are 90 days over; returns their number. One statement: all of it or nothing. */
export async function forgetPosts({ db, clock }: ResourceDeps): Promise<number> {
  const until = zurichInstant(addDays(zurichDate(clock()), -POSTS_KEPT_DAYS));
  const over = db.select({ id: events.id }).from(events).where(lt(events.end, until));
  const rows = await db
    .delete(pinboardPosts)
    .where(inArray(pinboardPosts.eventId, over))
    .returning({ id: pinboardPosts.id });
  return rows.length;
}
