import type { PlanningBoardResponse } from '@firn/shared-contracts/api';
import {
  type AssignmentState,
  addDays,
  type DayAvailability,
  type EventState,
  type GuideLevel,
  type LocalDate,
  zurichInstant,
} from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { availabilityOn, daysOf, NOTHING_SAID, type Period } from '../guide-availabilities/index.ts';
import { guideSummary } from '../people/index.ts';

type Board = PlanningBoardResponse;

interface GuideRow extends Record<string, unknown> {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly presentedOnWebsite: boolean;
  readonly guideLevel: GuideLevel | null;
  readonly weekly: (DayAvailability | null)[] | null;
  readonly days: Record<LocalDate, DayAvailability>;
}

/** All guides, with what they say of the days of a period. */
export async function readGuides(db: Db, period: Period): Promise<Board['guides']> {
  const { rows } = await db.execute<GuideRow>(sql`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.guide_level as "guideLevel",
      u.presented_on_website as "presentedOnWebsite", c.weekly,
      coalesce((select jsonb_object_agg(d.date, d.availability) from guide_days d
        where d.guide_id = u.id and d.date between ${period.from}::date and ${period.to}::date), '{}') as days
    from users u left join guide_calendars c on c.id = u.id
    where 'ROLE_GUIDE' = any(u.roles) and u.state <> 'deleted'
    order by u.sort_key, u.id`);
  const dates = daysOf(period);
  return rows.map(({ weekly, days, guideLevel, ...user }) => {
    const calendar = { weekly: weekly ?? NOTHING_SAID.weekly, days: new Map(Object.entries(days)) };
    return { ...guideSummary(user), guideLevel, days: dates.map((date) => availabilityOn(calendar, date)) };
  });
}

interface EventRow extends Record<string, unknown> {
  readonly id: string;
  readonly version: number;
  readonly offerId: string;
  readonly code: string;
  readonly title: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly deadlineMs: number;
  readonly state: EventState;
  readonly requiredGuideLevel: GuideLevel | null;
  readonly takenSeats: number;
  readonly minimumParticipants: number;
  readonly maximumParticipants: number;
  readonly offerHasGuides: boolean;
  readonly assignments: { id: string; version: number; guideId: string; state: AssignmentState }[];
}

/** Events of a period that are not cancelled, each with who is asked for it or leads it. */
async function readEvents(db: Db, { from, to }: Period): Promise<Board['events']> {
  const [first, next] = [zurichInstant(from), zurichInstant(addDays(to, 1))];
  const { rows } = await db.execute<EventRow>(sql`
    select e.id, e.version, e.offer_id as "offerId", e.code, coalesce(e.title, o.title, '') as title,
      (extract(epoch from e.start) * 1000)::float8 as "startMs", (extract(epoch from e."end") * 1000)::float8 as "endMs",
      (extract(epoch from e.registration_deadline) * 1000)::float8 as "deadlineMs",
      e.state, coalesce(e.required_guide_level, o.required_guide_level) as "requiredGuideLevel",
      coalesce(s.taken, 0)::int as "takenSeats",
      coalesce(e.minimum_participants, o.minimum_participants, 1) as "minimumParticipants",
      coalesce(e.maximum_participants, o.maximum_participants, 0) as "maximumParticipants",
      exists (select from offer_guides g where g.offer_id = e.offer_id and not exists (
        select from guide_assignments n where n.event_id = e.id and n.guide_id = g.user_id
          and n.state in ('declined', 'withdrawn'))) as "offerHasGuides",
      coalesce((select jsonb_agg(jsonb_build_object(
          'id', a.id, 'version', a.version, 'guideId', a.guide_id, 'state', a.state) order by a.asked_at, a.id)
        from guide_assignments a where a.event_id = e.id and a.state in ('asked', 'accepted')), '[]') as assignments
    from events e join offers o on o.id = e.offer_id left join seats_taken s on s.event_id = e.id
    where e.state <> 'cancelled' and e.start < ${next.toISOString()}::timestamptz
      and e."end" >= ${first.toISOString()}::timestamptz
    order by e.start, e.id`);
  return rows.map(({ id, offerId, startMs, endMs, deadlineMs, offerHasGuides, assignments, ...event }) => ({
    '@id': iri('events', id),
    '@type': 'Event',
    id,
    ...event,
    offer: iri('offers', offerId),
    start: new Date(startMs).toISOString(),
    end: new Date(endMs).toISOString(),
    registrationDeadline: new Date(deadlineMs).toISOString(),
    hasInheritedGuides: offerHasGuides && !assignments.some(({ state }) => state === 'accepted'),
    assignments: assignments.map((each) => ({
      '@id': iri('guide_assignments', each.id),
      version: each.version,
      guide: iri('users', each.guideId),
      state: each.state,
    })),
  }));
}

/** Guides by day and the events of a period, in two statements whatever their number. */
export async function readPlanningBoard(db: Db, period: Period): Promise<Board> {
  const guides = await readGuides(db, period);
  const events = await readEvents(db, period);
  return { '@id': '/api/planning-board', '@type': 'PlanningBoard', ...period, guides, events };
}
