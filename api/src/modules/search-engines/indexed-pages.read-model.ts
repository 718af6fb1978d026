import { pagePath } from '@firn/shared-contracts/content';
import { slugify } from '@firn/shared-contracts/domain';
import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { contents } from '../contents/contents.table.ts';
import { isComing, isPublic } from '../events/event-visibility.read-model.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { isOfTeam } from '../users/team.read-model.ts';
import { users } from '../users/users.table.ts';

/** As many as one sitemap may name (https://www.sitemaps.org/protocol.html), which is far more than we have. */
const MOST = 50_000;

export interface IndexedPage {
  readonly path: string;
  readonly changedAt: Date;
}

type Row = {
  readonly area: 'page' | 'offer' | 'event' | 'team';
  readonly id: string;
  /** Address of a page, title of anything else. */
  readonly name: string;
  readonly changed_at: Date | string;
};

/** When somebody last changed a thing, or made it. */
const lastChange = (entity: string, id: SQLWrapper, madeAt: SQLWrapper) => sql`coalesce(
  (select max(${auditEntries.at}) from ${auditEntries}
    where ${auditEntries.entity} = ${entity} and ${auditEntries.entityId} = ${id}::text), ${madeAt})`;

const pathOf = ({ area, id, name }: Row): string =>
  area === 'page' ? pagePath(name) : `/${area}/${id}/${slugify(name)}`;

/** What search engines may show, with its last change: one statement (docs/domain/content.md#for-search-engines). */
export async function indexedPages(db: Db, now: Date): Promise<IndexedPage[]> {
  const dateTitle = sql`coalesce(${events.title}, ${offers.title})`;
  const dateChange = sql`greatest(${lastChange('event', events.id, events.createdAt)}, ${lastChange('offer', offers.id, offers.createdAt)})`;
  const { rows } = await db.execute<Row>(sql`
    select 'page' as area, ${contents.id} as id, ${contents.completeSlug} as name,
      coalesce(${contents.publishedAt}, ${contents.createdAt}) as changed_at
    from ${contents} where ${contents.public} and ${contents.metaIndex} and ${contents.deletedAt} is null
    union all
    select 'offer', ${offers.id}, ${offers.title}, ${lastChange('offer', offers.id, offers.createdAt)}
    from ${offers} where ${offers.state} = 'published'
    union all
    select 'event', ${events.id}, ${dateTitle}, ${dateChange}
    from ${events} join ${offers} on ${offers.id} = ${events.offerId} where ${isPublic()} and ${isComing(now)}
    union all
    select 'team', ${users.id}, ${users.firstName} || ' ' || ${users.lastName},
      ${lastChange('user', users.id, users.createdAt)}
    from ${users} where ${isOfTeam()}
    order by area, name, id limit ${MOST}`);
  return rows.map((row) => ({ path: pathOf(row), changedAt: new Date(row.changed_at) }));
}
