import type { FeedbackRequestResponse } from '@firn/shared-contracts/api';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import { hashToken } from '../auth/index.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { guidesOf } from '../pinboard/pinboard-access.read-model.ts';
import { users } from '../users/users.table.ts';
import { eventTitle } from './feedback-columns.read-model.ts';
import { feedbacks } from './feedbacks.table.ts';

/** Guides who can be rated, sorted by name. */
async function ratableGuides(db: Db, eventId: string): Promise<FeedbackRequestResponse['guides']> {
  const ids = [...(await guidesOf(db, eventId))];
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.sortKey), asc(users.id));
  return rows.map((guide) => ({ '@id': iri('users', guide.id), name: fullNameOf(guide) }));
}

/** The request behind a link; null if it leads nowhere. It names nobody who took part: a mail can be forwarded. */
export async function findFeedbackRequest(
  db: Db,
  token: string,
  now: Date,
): Promise<FeedbackRequestResponse | null> {
  const [row] = await db
    .select({
      closesAt: feedbacks.closesAt,
      answeredAt: feedbacks.answeredAt,
      eventId: events.id,
      title: eventTitle,
      start: events.start,
      end: events.end,
      durationDays: events.durationDays,
    })
    .from(feedbacks)
    .innerJoin(events, eq(events.id, feedbacks.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(eq(feedbacks.tokenHash, hashToken(token)));
  if (!row) return null;
  const { closesAt, answeredAt, eventId, title, start, end, durationDays } = row;
  return {
    '@id': `/api/feedback_requests/${encodeURIComponent(token)}`,
    '@type': 'FeedbackRequest',
    state: answeredAt ? 'answered' : closesAt <= now ? 'closed' : 'open',
    title,
    start: start.toISOString(),
    end: end.toISOString(),
    closesAt: closesAt.toISOString(),
    overnight: durationDays > 1,
    guides: await ratableGuides(db, eventId),
  };
}
