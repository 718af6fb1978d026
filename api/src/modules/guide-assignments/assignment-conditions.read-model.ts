import type { AssignmentConditions } from '@firn/shared-contracts/api';
import { guideFee, slugify } from '@firn/shared-contracts/domain';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { takenSeats } from '../bookings/index.ts';
import { events } from '../events/events.table.ts';
import { levels } from '../levels/levels.table.ts';
import { offers } from '../offers/offers.table.ts';
import { readSettings } from '../settings/index.ts';
import type { users } from '../users/users.table.ts';
import { eventTitle } from './assignment-conflicts.read-model.ts';
import { loadAssignments } from './event-assignments.read-model.ts';
import type { guideAssignments } from './guide-assignments.table.ts';

interface Assigned {
  readonly assignment: Pick<typeof guideAssignments.$inferSelect, 'id' | 'state'>;
  readonly guide: Pick<typeof users.$inferSelect, 'id' | 'guideLevel'>;
  readonly event: Pick<typeof events.$inferSelect, 'id'>;
}

const selectEvents = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: events.id,
      days: events.durationDays,
      title: eventTitle,
      minimum: sql<number>`coalesce(${events.minimumParticipants}, ${offers.minimumParticipants})`,
      maximum: sql<number>`coalesce(${events.maximumParticipants}, ${offers.maximumParticipants})`,
      level: levels.title,
      published: events.published,
      offer: { id: offers.id, title: offers.title, state: offers.state, type: offers.type },
    })
    .from(events)
    .innerJoin(offers, eq(offers.id, events.offerId))
    .leftJoin(levels, eq(levels.id, sql`coalesce(${events.levelId}, ${offers.levelId})`))
    .where(isAmong(events.id, ids));

type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** Answers where the site tells about an event; null where nothing of it is published. */
function pageOf({ id, title, published, offer }: EventRow): string | null {
  const isShown = offer.state === 'published' || offer.type === 'spontaneous_tour';
  if (published && isShown) return `/event/${id}/${slugify(title)}`;
  return offer.state === 'published' ? `/offer/${offer.id}/${slugify(offer.title ?? '')}` : null;
}

/** Reads them by the ids of the assignments, of those that are asked or accepted (docs/domain/events.md#guides). */
export async function loadConditions(
  db: Db,
  rows: readonly Assigned[],
): Promise<ReadonlyMap<string, AssignmentConditions>> {
  const live = rows.filter(({ assignment }) => ['asked', 'accepted'].includes(assignment.state));
  const ids = [...new Set(live.map(({ event }) => event.id))];
  if (ids.length === 0) return new Map();
  const found = new Map((await selectEvents(db, ids)).map((event) => [event.id, event]));
  const taken = await takenSeats(db, ids);
  const teams = await loadAssignments(db, ids);
  const { dayRates } = await readSettings(db);
  return new Map(
    live.flatMap(({ assignment, guide, event: { id } }): [string, AssignmentConditions][] => {
      const event = found.get(id);
      if (!event) return [];
      const team = (teams.get(id) ?? []).filter(({ state }) => state === 'accepted');
      const conditions = {
        page: pageOf(event),
        minimumParticipants: event.minimum,
        maximumParticipants: event.maximum,
        bookedPlaces: taken.get(id) ?? 0,
        level: event.level,
        coGuides: team.map((each) => each.guide).filter((each) => each.id !== guide.id),
        fee: guideFee({ level: guide.guideLevel, days: event.days, dayRates }),
      };
      return [[assignment.id, conditions]];
    }),
  );
}
