import type { SiteSearchHit } from '@firn/shared-contracts/api';
import { pagePath } from '@firn/shared-contracts/content';
import { slugify } from '@firn/shared-contracts/domain';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { plainText } from '../../db/columns.ts';
import { contents } from '../contents/contents.table.ts';
import { isComing, isPublic } from '../events/event-visibility.read-model.ts';
import { events } from '../events/events.table.ts';
import { searchedEvents } from '../events/free-text.read-model.ts';
import { offers } from '../offers/offers.table.ts';
import {
  rankQuery,
  readSearch,
  readVocabulary,
  type Searched,
  type SearchMeaning,
  searchCondition,
} from '../search/index.ts';
import { isOfTeam } from '../users/team.read-model.ts';
import { users } from '../users/users.table.ts';
import { searchedGuides, searchedOffers, searchedPages } from './searched.read-model.ts';

const HITS = 30;
/** The most of one kind, so that many dates do not hide the page that explains them. */
const HITS_OF_KIND = 12;

/** About three lines around what was found. */
const HEADLINE = 'StartSel="", StopSel="", MinWords=16, MaxWords=32, ShortWord=0';

const stems = (text: SQLWrapper) => sql`to_tsvector('german', ${plainText(text)})`;

interface Source {
  readonly kind: SiteSearchHit['kind'];
  readonly id: SQLWrapper;
  readonly title: SQLWrapper;
  readonly address?: SQLWrapper;
  readonly startsAt?: SQLWrapper;
  /** Whether nobody may register for it any more. */
  readonly isTooLate?: SQL;
  /** What is searched; a title in it weighs more. */
  readonly search: SQLWrapper;
  readonly from: SQL;
  readonly where: SQL | undefined;
  readonly searched: Searched;
}

const PAGES: Source = {
  kind: 'page',
  id: contents.id,
  title: contents.title,
  address: contents.completeSlug,
  search: contents.search,
  from: sql`${contents}`,
  where: sql`${contents.public} and ${contents.deletedAt} is null`,
  searched: searchedPages,
};

const offersFrom = (db: Db, now: Date): Source => ({
  kind: 'offer',
  id: offers.id,
  title: offers.title,
  search: offers.search,
  from: sql`${offers}`,
  where: sql`${offers.state} = 'published'`,
  searched: searchedOffers(db, now),
});

const dateTitle = sql`coalesce(${events.title}, ${offers.title})`;

const datesFrom = (db: Db, now: Date): Source => ({
  kind: 'event',
  id: events.id,
  title: dateTitle,
  startsAt: events.start,
  isTooLate: sql`(${events.registrationDeadline} < ${now.toISOString()}::timestamptz)`,
  search: sql`${events.search} || ${offers.search}`,
  from: sql`${events} join ${offers} on ${offers.id} = ${events.offerId}`,
  where: sql`${isPublic()} and ${isComing(now)}`,
  searched: searchedEvents(db),
});

const guideName = sql`${users.firstName} || ' ' || ${users.lastName}`;

const guideWords = sql`setweight(${stems(guideName)}, 'A') || ${stems(sql`plain_words(coalesce(${users.portraitText}, ''))`)}`;

const GUIDES: Source = {
  kind: 'guide',
  id: users.id,
  title: guideName,
  search: guideWords,
  from: sql`${users}`,
  where: isOfTeam(),
  searched: searchedGuides(guideWords),
};

/** Finds what of a kind has all words, the best first; of the dates of an offer the next one that is not closed yet. */
function found(source: Source, terms: readonly SearchMeaning[], query: SQL): SQL {
  const { kind, id, title, address, startsAt, isTooLate, search, from, where, searched } = source;
  const rank = sql`ts_rank(${search}, ${query}, 1)`;
  const fields = sql`${kind}::text as kind, ${id} as id, ${title} as title, ${address ?? sql`''`} as address,
    ${startsAt ?? sql`null::timestamptz`} as starts_at, ${rank} as rank`;
  const held = terms.map((term) => searchCondition(term, searched) ?? sql`false`);
  const matching = sql`from ${from} where ${and(where, ...held)}`;
  const hits = startsAt
    ? sql`select distinct on (${events.offerId}) ${fields} ${matching} order by ${events.offerId}, ${isTooLate}, ${startsAt}`
    : sql`select ${fields} ${matching}`;
  return sql`(select * from (${hits}) hits order by rank desc, title, id limit ${HITS_OF_KIND})`;
}

const leadOf = (title: SQLWrapper, lead: SQLWrapper) => sql`concat_ws('. ', ${title}, plain_words(${lead}))`;

/** The text that the excerpt is cut from, read for those that are answered alone. */
const WORDS = sql`case hits.kind
  when 'page' then (select coalesce(nullif(content_words(${contents.blocks}), ''), ${contents.metaDescription})
    from ${contents} where ${contents.id} = hits.id)
  when 'offer' then (select ${leadOf(offers.subtitle, offers.leadText)} from ${offers} where ${offers.id} = hits.id)
  when 'event' then (select ${leadOf(
    sql`coalesce(${events.subtitle}, ${offers.subtitle})`,
    sql`coalesce(${events.leadText}, ${offers.leadText})`,
  )} from ${events} join ${offers} on ${offers.id} = ${events.offerId} where ${events.id} = hits.id)
  else (select plain_words(coalesce(${users.portraitText}, '')) from ${users} where ${users.id} = hits.id) end`;

type HitRow = {
  readonly kind: SiteSearchHit['kind'];
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly starts_at: Date | string | null;
  readonly excerpt: string | null;
};

const AREAS = { offer: 'offer', event: 'event', guide: 'team' } as const;

const pathOf = ({ kind, id, title, address }: HitRow): string =>
  kind === 'page' ? pagePath(address) : `/${AREAS[kind]}/${id}/${slugify(title)}`;

/** Everything public for which all words of a text hold, best first: two statements (docs/domain/content.md#search-of-the-site). */
export async function searchSite(db: Db, text: string, now: Date): Promise<SiteSearchHit[]> {
  const { terms } = readSearch(text, await readVocabulary(db));
  if (terms.length === 0) return [];
  const query = rankQuery(terms);
  const sources = [PAGES, offersFrom(db, now), datesFrom(db, now), GUIDES];
  const kinds = sources.map((source) => found(source, terms, query));
  const { rows } = await db.execute<HitRow>(sql`
    select kind, id, title, address, starts_at, ts_headline('german', ${WORDS}, ${query}, ${HEADLINE}) as excerpt
    from (select * from (${sql.join(kinds, sql` union all `)}) hits order by rank desc, title, id limit ${HITS}) hits
    order by rank desc, title, id`);
  return rows.map((row) => ({
    kind: row.kind,
    title: row.title,
    path: pathOf(row),
    excerpt: row.excerpt?.replaceAll(/\s+/g, ' ').trim() ?? '',
    startsAt: row.starts_at === null ? null : new Date(row.starts_at).toISOString(),
  }));
}
