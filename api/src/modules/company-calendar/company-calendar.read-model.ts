import type { EventState } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

const PAST_DAYS = 60;

/** An event of the calendar, with nothing of guests: whoever has the address reads it. */
export interface CompanyCalendarEntry {
  readonly eventId: string;
  /** Counts the changes of the event and of its assignments. */
  readonly sequence: number;
  readonly code: string;
  readonly title: string;
  readonly place: string;
  readonly start: Date;
  readonly end: Date;
  readonly createdAt: Date;
  readonly state: EventState;
  readonly isPrivate: boolean;
  /** Names of the guides who lead it; those of its offer where nobody has accepted. */
  readonly guides: readonly string[];
  readonly takenSeats: number;
  readonly seats: number;
}

interface Row extends Record<string, unknown>, Omit<CompanyCalendarEntry, 'start' | 'end' | 'createdAt'> {
  readonly startMs: number;
  readonly endMs: number;
  readonly createdMs: number;
}

/** Every event from 60 days ago on, in one statement. */
export async function readCompanyCalendar(db: Db, now: Date): Promise<CompanyCalendarEntry[]> {
  const since = new Date(now.getTime() - PAST_DAYS * 86_400_000);
  const { rows } = await db.execute<Row>(sql`
    select e.id as "eventId", e.code, coalesce(e.title, o.title, '') as title, coalesce(e.place, o.place, '') as place,
      (extract(epoch from e.start) * 1000)::float8 as "startMs", (extract(epoch from e."end") * 1000)::float8 as "endMs",
      (extract(epoch from e.created_at) * 1000)::float8 as "createdMs", e.state, e.is_private as "isPrivate",
      (e.version + coalesce((select sum(a.version) from guide_assignments a where a.event_id = e.id), 0))::int as sequence,
      coalesce(s.taken, 0)::int as "takenSeats", coalesce(e.maximum_participants, o.maximum_participants, 0) as seats,
      coalesce(
        (select jsonb_agg(trim(u.first_name || ' ' || u.last_name) order by u.sort_key, u.id)
          from event_guides g join users u on u.id = g.user_id where g.event_id = e.id),
        '[]') as guides
    from events e join offers o on o.id = e.offer_id left join seats_taken s on s.event_id = e.id
    where e."end" >= ${since.toISOString()}::timestamptz
    order by e.start, e.id`);
  return rows.map(({ startMs, endMs, createdMs, ...entry }) => ({
    ...entry,
    start: new Date(startMs),
    end: new Date(endMs),
    createdAt: new Date(createdMs),
  }));
}
