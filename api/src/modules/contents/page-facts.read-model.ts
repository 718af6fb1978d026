import type { ContentBlockInput, ContentResponse } from '@firn/shared-contracts/api';
import { pagePath } from '@firn/shared-contracts/content';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { iri } from '../../lib/iri.ts';
import { findMediaObjects } from '../media/index.ts';
import { mediaIdsOf, pageIdsOf } from './block-references.domain.ts';
import { contents } from './contents.table.ts';
import type { Addresses } from './resolve-links.domain.ts';
import type { MediaById } from './shown-block.domain.ts';

type Neighbour = ContentResponse['children'][number];

const neighbour = ({ id, title, completeSlug }: { id: string; title: string; completeSlug: string }) => ({
  '@id': iri('contents', id),
  title,
  completeSlug,
});

/** The pages right below some pages, in the order of the office. */
async function childrenOf(
  db: Db,
  parentIds: readonly string[],
  onlyPublic: boolean,
): Promise<Map<string, Neighbour[]>> {
  const rows = await db
    .select({
      id: contents.id,
      parentId: contents.parentId,
      title: contents.title,
      completeSlug: contents.completeSlug,
    })
    .from(contents)
    .where(
      and(
        isAmong(contents.parentId, parentIds),
        isNull(contents.deletedAt),
        onlyPublic ? eq(contents.public, true) : undefined,
      ),
    )
    .orderBy(asc(contents.position), asc(contents.completeSlug));
  const children = new Map<string, Neighbour[]>(parentIds.map((id) => [id, []]));
  for (const row of rows) children.get(row.parentId ?? '')?.push(neighbour(row));
  return children;
}

/** The pages above some pages, from the root. */
async function parentsOf(db: Db, ids: readonly string[]): Promise<Map<string, Neighbour[]>> {
  const parent = alias(contents, 'parent');
  const grandparent = alias(contents, 'grandparent');
  const rows = await db
    .select({
      id: contents.id,
      parent: { id: parent.id, title: parent.title, completeSlug: parent.completeSlug },
      grandparent: { id: grandparent.id, title: grandparent.title, completeSlug: grandparent.completeSlug },
    })
    .from(contents)
    .innerJoin(parent, eq(parent.id, contents.parentId))
    .leftJoin(grandparent, eq(grandparent.id, parent.parentId))
    .where(isAmong(contents.id, ids));
  return new Map(
    rows.map((row) => [row.id, [...(row.grandparent ? [row.grandparent] : []), row.parent].map(neighbour)]),
  );
}

/** The addresses of the pages that blocks link to and that readers reach. */
export async function addressesIn(db: Db, blocks: readonly ContentBlockInput[]): Promise<Addresses> {
  const ids = pageIdsOf(blocks);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: contents.id, completeSlug: contents.completeSlug })
    .from(contents)
    .where(and(isAmong(contents.id, ids), eq(contents.public, true)));
  return new Map(rows.map(({ id, completeSlug }) => [id, pagePath(completeSlug)]));
}

export const mediaIn = (db: Db, blocks: readonly ContentBlockInput[]): Promise<MediaById> =>
  findMediaObjects(db, mediaIdsOf(blocks));

/** What pages need besides their rows: five queries for any number of pages. */
export interface PageFacts {
  readonly children: ReadonlyMap<string, Neighbour[]>;
  readonly parents: ReadonlyMap<string, Neighbour[]>;
  readonly media: MediaById;
  readonly addresses: Addresses;
}

export async function pageFacts(
  db: Db,
  ids: readonly string[],
  { blocks, drafts, onlyPublic }: PageTexts,
): Promise<PageFacts> {
  return {
    children: await childrenOf(db, ids, onlyPublic),
    parents: await parentsOf(db, ids),
    media: await mediaIn(db, [...blocks, ...drafts]),
    addresses: await addressesIn(db, blocks),
  };
}

interface PageTexts {
  /** What readers get. */
  readonly blocks: readonly ContentBlockInput[];
  readonly drafts: readonly ContentBlockInput[];
  readonly onlyPublic: boolean;
}
