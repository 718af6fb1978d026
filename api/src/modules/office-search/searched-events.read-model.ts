import { inArray, type SQL, sql } from 'drizzle-orm';
import type { NamedDay } from '../../db/search-terms.ts';
import { isDay, type SearchedRows, searchText } from '../../db/search-text.ts';
import { events } from '../events/events.table.ts';

const GUIDE_NAME = searchText({ texts: [sql`u.first_name`, sql`u.last_name`] });

/** A statement for the ids of events that say something: by themselves, by their offer, or by who leads them. */
export const eventsSaying = (pattern: string): SQL => sql`(
  select id from events where search_text like ${pattern}
  union all select e.id from events e join offers o on o.id = e.offer_id where o.search_text like ${pattern}
  union all select g.event_id from event_guides g join users u on u.id = g.user_id where ${GUIDE_NAME} like ${pattern}
)`;

const local = (column: SQL) => sql`(${column} at time zone 'Europe/Zurich')::date`;

/** SQL for events that last over a day, or begin on it or in the month where the year or the day is left open. */
export function isEventOn({ year, month, day }: NamedDay): SQL {
  const start = local(sql`${events.start}`);
  if (year !== null && day !== null) {
    const named = sql`make_date(${year}::int, ${month}::int, 1) + ${day - 1}::int`;
    return sql`(${start} <= ${named} and ${local(sql`${events.end}`)} >= ${named})`;
  }
  return isDay(start, { year, month, day });
}

/** How the office looks for events (docs/domain/office.md#one-search). */
export const officeEvents: SearchedRows = {
  says: (pattern) => inArray(events.id, eventsSaying(pattern)),
  isOn: isEventOn,
};
