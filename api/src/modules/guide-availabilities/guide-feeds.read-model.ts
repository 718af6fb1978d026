import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { events } from '../events/events.table.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { offers } from '../offers/offers.table.ts';
import { guideCalendars } from './guide-availabilities.table.ts';

const PAST_DAYS = 60;

/** Nothing of guests: whoever has the address reads it. */
export interface FeedEntry {
  readonly eventId: string;
  /** Counts the changes of the event and of the assignment. */
  readonly sequence: number;
  readonly code: string;
  readonly title: string;
  readonly place: string;
  readonly start: Date;
  readonly end: Date;
  readonly isAccepted: boolean;
  readonly isCancelled: boolean;
}

/** What a guide leads or is asked for, from 60 days ago on; null for a secret that opens nothing. */
export async function findFeed(db: Db, tokenHash: string, now: Date): Promise<FeedEntry[] | null> {
  const [calendar] = await db
    .select({ id: guideCalendars.id })
    .from(guideCalendars)
    .where(eq(guideCalendars.feedTokenHash, tokenHash));
  if (!calendar) return null;
  const since = new Date(now.getTime() - PAST_DAYS * 86_400_000);
  const rows = await db
    .select({
      eventId: events.id,
      sequence: sql<number>`${events.version} + ${guideAssignments.version}`.mapWith(Number),
      code: events.code,
      title: sql<string>`coalesce(${events.title}, ${offers.title}, '')`,
      place: sql<string>`coalesce(${events.place}, ${offers.place}, '')`,
      start: events.start,
      end: events.end,
      state: guideAssignments.state,
      eventState: events.state,
    })
    .from(guideAssignments)
    .innerJoin(events, eq(events.id, guideAssignments.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(
      and(
        eq(guideAssignments.guideId, calendar.id),
        inArray(guideAssignments.state, ['asked', 'accepted']),
        gte(events.end, since),
      ),
    )
    .orderBy(asc(events.start), asc(events.id));
  return rows.map(({ state, eventState, ...entry }) => ({
    ...entry,
    isAccepted: state === 'accepted',
    isCancelled: eventState === 'cancelled',
  }));
}
