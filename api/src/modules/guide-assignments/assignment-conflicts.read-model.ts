import { zurichDate } from '@firn/shared-contracts/domain';
import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { events } from '../events/events.table.ts';
import { calendarOf, isGuide } from '../guide-availabilities/guide-availabilities.read-model.ts';
import { availabilityOn, daysOf } from '../guide-availabilities/index.ts';
import { effective } from '../offers/index.ts';
import { offers } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';
import type { ConflictFacts, Overlap } from './assignment-conflicts.ts';
import { guideAssignments } from './guide-assignments.table.ts';

/** Of an event with its offer joined. */
export const eventTitle = sql<string>`coalesce(${events.title}, ${offers.title}, '')`;
export const eventPlace = sql<string>`coalesce(${events.place}, ${offers.place}, '')`;

/** Accepted at the same time as an event, `answeredAfter` then; the first of them. */
export async function findOverlap(
  db: Db,
  { eventId, guideId, answeredAfter }: { eventId: string; guideId: string; answeredAfter?: Date },
): Promise<Overlap | null> {
  const wanted = db.$with('wanted').as(
    db
      .select({ start: events.start, end: events.end })
      .from(events)
      .where(and(eq(events.id, eventId), ne(events.state, 'cancelled'))),
  );
  const [row] = await db
    .with(wanted)
    .select({
      id: events.id,
      code: events.code,
      title: eventTitle,
      start: events.start,
      end: events.end,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(guideAssignments)
    .innerJoin(users, eq(users.id, guideAssignments.guideId))
    .innerJoin(events, eq(events.id, guideAssignments.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .innerJoin(wanted, and(lt(events.start, wanted.end), gt(events.end, wanted.start)))
    .where(
      and(
        eq(guideAssignments.guideId, guideId),
        eq(guideAssignments.state, 'accepted'),
        ne(guideAssignments.eventId, eventId),
        ne(events.state, 'cancelled'),
        answeredAfter && gt(guideAssignments.answeredAt, answeredAfter),
      ),
    )
    .orderBy(asc(events.start))
    .limit(1);
  if (!row) return null;
  const { firstName, lastName, ...event } = row;
  return { ...event, guide: fullNameOf({ firstName, lastName }) };
}

/** What decides whether a guide fits an event; null where one of the two is not there. */
export async function conflictFacts(
  db: Db,
  { eventId, guideId }: { readonly eventId: string; readonly guideId: string },
): Promise<(ConflictFacts & { readonly eventState: string }) | null> {
  const [source] = await db
    .select({ event: events, offer: offers })
    .from(events)
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(eq(events.id, eventId));
  const [guide] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, guideId), isGuide()));
  if (!source || !guide) return null;
  const current = await db
    .select({ guideId: guideAssignments.guideId })
    .from(guideAssignments)
    .where(
      and(eq(guideAssignments.eventId, eventId), inArray(guideAssignments.state, ['asked', 'accepted'])),
    );
  const period = { from: zurichDate(source.event.start), to: zurichDate(source.event.end) };
  const calendar = await calendarOf(db, guideId, period);
  const others = current.filter((each) => each.guideId !== guideId);
  return {
    guide: { fullName: fullNameOf(guide), level: guide.guideLevel },
    event: {
      requiredGuideLevel: effective(source, 'requiredGuideLevel'),
      personsPerGuide: effective(source, 'personsPerGuide'),
      maximumParticipants: effective(source, 'maximumParticipants') ?? 0,
    },
    days: daysOf(period).map((date) => ({ date, availability: availabilityOn(calendar, date) })),
    overlap: await findOverlap(db, { eventId, guideId }),
    otherGuides: others.length,
    isAssigned: others.length < current.length,
    eventState: source.event.state,
  };
}
