import type { SearchHelp, SiteSearchHit } from '@firn/shared-contracts/api';
import { slugify } from '@firn/shared-contracts/domain';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isComing, isPublic } from '../events/event-visibility.read-model.ts';
import { events } from '../events/events.table.ts';
import { searchedEvents } from '../events/free-text.read-model.ts';
import { offers } from '../offers/offers.table.ts';
import { readSearch, readVocabulary, type SearchMeaning, searchCondition } from '../search/index.ts';

const NEAREST = 3;

/** Finds the coming dates for which the most words hold, the earliest first. */
async function nearestDates(db: Db, terms: readonly SearchMeaning[], now: Date): Promise<SiteSearchHit[]> {
  const held = terms.map((term) => searchCondition(term, searchedEvents(db)) ?? sql`false`);
  if (held.length === 0) return [];
  const score = sql.join(
    held.map((each) => sql`(${each})::int`),
    sql` + `,
  );
  const rows = await db
    .select({
      id: events.id,
      title: sql<string>`coalesce(${events.title}, ${offers.title})`,
      start: events.start,
    })
    .from(events)
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(and(isPublic(), isComing(now), or(...held)))
    .orderBy(sql`${score} desc`, events.start, events.id)
    .limit(NEAREST);
  return rows.map(({ id, title, start }) => ({
    kind: 'event',
    title,
    path: `/event/${id}/${slugify(title)}`,
    excerpt: '',
    startsAt: start.toISOString(),
  }));
}

/** Says how a text was read, and names dates for most of its words (docs/domain/search.md#help). */
export async function helpWithSearch(db: Db, text: string, now: Date): Promise<SearchHelp> {
  const { terms, didYouMean } = readSearch(text, await readVocabulary(db));
  return { didYouMean, nearest: await nearestDates(db, terms, now) };
}
