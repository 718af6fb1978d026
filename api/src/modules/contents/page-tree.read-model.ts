import type { ContentRedirect, ContentTreeItem } from '@firn/shared-contracts/api';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { users } from '../users/users.table.ts';
import { contentRedirects, contents } from './contents.table.ts';
import { PAGE_TITLE } from './page-work.read-model.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Every page out of the bin, without its blocks, those beside each other in the order of the office: one statement. */
export async function pageTree(db: Db): Promise<ContentTreeItem[]> {
  const last = db
    .select({ actorId: auditEntries.actorId })
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'content'), eq(auditEntries.entityId, sql`${contents.id}::text`)))
    .orderBy(desc(auditEntries.at))
    .limit(1)
    .as('last');
  const rows = await db
    .select({
      id: contents.id,
      version: contents.version,
      title: PAGE_TITLE,
      completeSlug: contents.completeSlug,
      parentId: contents.parentId,
      position: contents.position,
      public: contents.public,
      isChanged: sql<boolean>`${contents.draft} is not null or ${contents.publishedAt} is null`,
      publishAt: contents.publishAt,
      hideAt: contents.hideAt,
      stepRefusedAt: contents.stepRefusedAt,
      changedAt: contents.updatedAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(contents)
    .leftJoinLateral(last, sql`true`)
    .leftJoin(users, eq(users.id, last.actorId))
    .where(isNull(contents.deletedAt))
    .orderBy(asc(contents.position), asc(contents.completeSlug));
  return rows.map(({ id, parentId, firstName, lastName, ...row }) => ({
    '@id': iri('contents', id),
    '@type': 'Content',
    id,
    version: row.version,
    title: row.title,
    completeSlug: row.completeSlug,
    parent: parentId === null ? null : iri('contents', parentId),
    position: row.position,
    state: row.public ? 'published' : 'hidden',
    isChanged: row.isChanged,
    publishAt: instant(row.publishAt),
    hideAt: instant(row.hideAt),
    stepRefusedAt: instant(row.stepRefusedAt),
    changedAt: row.changedAt.toISOString(),
    changedBy: firstName === null || lastName === null ? null : fullNameOf({ firstName, lastName }),
  }));
}

/** Where an old address leads now; null if it is none, or readers do not get its page. */
export async function findRedirect(db: Db, from: string): Promise<ContentRedirect> {
  const [row] = await db
    .select({ from: contentRedirects.from, to: contents.completeSlug })
    .from(contentRedirects)
    .innerJoin(contents, eq(contents.id, contentRedirects.contentId))
    .where(and(eq(contentRedirects.from, from), eq(contents.public, true)));
  return row ?? { from, to: null };
}
