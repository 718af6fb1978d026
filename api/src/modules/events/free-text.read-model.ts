import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isGuidedBy } from '../event-guides/is-guided-by.read-model.ts';
import { offers } from '../offers/offers.table.ts';
import {
  readSearch,
  readVocabulary,
  type Searched,
  type SearchMeaning,
  searchCondition,
} from '../search/index.ts';
import { hasActivity, hasTag, inForce, isInside } from './event-parts.read-model.ts';
import { events } from './events.table.ts';

/** Kilometres around a place that no text names. */
const NEAR = 35;

const localStart = sql`(${events.start} at time zone 'Europe/Zurich')`;
const isAmongNumbers = (value: SQL, numbers: readonly number[]) =>
  sql`${value} = any(${sql.param(numbers)}::int[])`;

/** How dates are searched: by what they and their offer say, and by the day they begin. */
export const searchedEvents = (db: Db): Searched => ({
  text: (query) =>
    or(
      inArray(
        events.offerId,
        db.select({ id: offers.id }).from(offers).where(sql`${offers.search} @@ ${query}`),
      ),
      inArray(events.id, db.select({ id: events.id }).from(events).where(sql`${events.search} @@ ${query}`)),
    ),
  leaf: (leaf) => {
    switch (leaf.kind) {
      case 'months':
        return isAmongNumbers(sql`extract(month from ${localStart})::int`, leaf.months);
      case 'weekdays':
        return isAmongNumbers(sql`extract(isodow from ${localStart})::int`, leaf.weekdays);
      case 'grades':
        return or(
          ...Object.entries(leaf.grades).map(([field, grades]) =>
            inArray(inForce(field as keyof typeof leaf.grades), [...grades]),
          ),
        );
      case 'type':
        return sql`${inForce('type')} = ${leaf.type}`;
      case 'near':
        return isInside({ latitude: leaf.place.lat, longitude: leaf.place.lng, kilometres: NEAR });
      case 'activities':
        return hasActivity(db, leaf.ids);
      case 'levels':
        return inArray(inForce('levelId'), [...leaf.ids]);
      case 'tags':
        return hasTag(db, leaf.ids);
      case 'guides':
        return isGuidedBy(db, leaf.ids);
    }
  },
});

/** Dates for which every word of a reading holds. */
export const matchesReading = (db: Db, terms: readonly SearchMeaning[]): SQL | undefined =>
  and(...terms.map((term) => searchCondition(term, searchedEvents(db)) ?? sql`false`));

/** Dates as the search understands a text (docs/domain/search.md); one statement reads the words that are known. */
export async function matchesFreeText(db: Db, text: string): Promise<SQL | undefined> {
  const { terms } = readSearch(text, await readVocabulary(db));
  return matchesReading(db, terms);
}
