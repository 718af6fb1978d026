import { and, asc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';
import { pinboardPosts } from './pinboard.table.ts';
import { guidesOf, takesPartIn } from './pinboard-access.read-model.ts';

/** Posts of a time, with their event and who wrote them, the oldest first. */
export const postsBetween = (db: Db, since: Date, until: Date) =>
  db
    .select({
      text: pinboardPosts.text,
      carSharing: pinboardPosts.carSharing,
      author: { id: users.id, firstName: users.firstName, lastName: users.lastName, roles: users.roles },
      event: {
        id: events.id,
        title: sql<string>`coalesce(${events.title}, ${offers.title})`,
        start: events.start,
        end: events.end,
      },
    })
    .from(pinboardPosts)
    .innerJoin(users, eq(users.id, pinboardPosts.userId))
    .innerJoin(events, eq(events.id, pinboardPosts.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(and(gte(pinboardPosts.createdAt, since), lt(pinboardPosts.createdAt, until)))
    .orderBy(asc(events.start), asc(events.id), asc(pinboardPosts.createdAt), asc(pinboardPosts.id));

/** Who hears of new posts: who takes part with an account, and the guides. */
export async function readersOf(db: Db, eventId: string) {
  const guides = await guidesOf(db, eventId);
  const readers = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .innerJoin(events, eq(events.id, eventId))
    .where(
      and(
        eq(users.state, 'active'),
        sql`${users.passwordHash} is not null`,
        or(takesPartIn(db, users), guides.size > 0 ? inArray(users.id, [...guides]) : undefined),
      ),
    )
    .orderBy(asc(users.email));
  return { guides, readers };
}
