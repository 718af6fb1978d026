import type { ContentBlock, ContentResponse } from '@firn/shared-contracts/api';
import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Listed } from '../../records/index.ts';
import { findMediaObjects } from '../media/index.ts';
import { contentBlocks, contents } from './contents.table.ts';

type ContentRow = typeof contents.$inferSelect;
type BlockRow = typeof contentBlocks.$inferSelect;
type Child = ContentResponse['children'][number];

export interface ContentFilter {
  readonly completeSlugs: readonly string[];
  readonly slugs: readonly string[];
  /** Null: public and hidden pages. */
  readonly public: boolean | null;
}

const isPublic = (value: boolean | null): SQL | undefined =>
  value === null ? undefined : eq(contents.public, value);

function conditionOf(filter: ContentFilter): SQL | undefined {
  return and(
    filter.completeSlugs.length > 0 ? inArray(contents.completeSlug, [...filter.completeSlugs]) : undefined,
    filter.slugs.length > 0 ? inArray(contents.slug, [...filter.slugs]) : undefined,
    isPublic(filter.public),
  );
}

async function blocksOf(db: Db, contentIds: readonly string[]): Promise<Map<string, ContentBlock[]>> {
  const rows: BlockRow[] = await db
    .select()
    .from(contentBlocks)
    .where(inArray(contentBlocks.contentId, [...contentIds]))
    .orderBy(asc(contentBlocks.position));
  const images = await findMediaObjects(
    db,
    rows.flatMap(({ imageId }) => imageId ?? []),
  );
  const blocks = new Map<string, ContentBlock[]>(contentIds.map((id) => [id, []]));
  for (const { contentId, imageId, name, type, text, url } of rows) {
    const image = imageId ? (images.get(imageId) ?? null) : null;
    blocks.get(contentId)?.push({ name, type, text, url, image });
  }
  return blocks;
}

async function childrenOf(
  db: Db,
  parentIds: readonly string[],
  onlyPublic: boolean,
): Promise<Map<string, Child[]>> {
  const rows = await db
    .select()
    .from(contents)
    .where(
      and(inArray(contents.parentId, [...parentIds]), onlyPublic ? eq(contents.public, true) : undefined),
    )
    .orderBy(asc(contents.position), asc(contents.completeSlug));
  const children = new Map<string, Child[]>(parentIds.map((id) => [id, []]));
  for (const { id, parentId, title, completeSlug } of rows) {
    children.get(parentId ?? '')?.push({ '@id': iri('contents', id), title, completeSlug });
  }
  return children;
}

function contentResponse(row: ContentRow, blocks: ContentBlock[], children: Child[]): ContentResponse {
  return {
    '@id': iri('contents', row.id),
    '@type': 'Content',
    id: row.id,
    title: row.title,
    metaDescription: row.metaDescription,
    metaKeywords: row.metaKeywords,
    metaIndex: row.metaIndex,
    public: row.public,
    translations: { slug: row.slug },
    completeSlug: row.completeSlug,
    contentBlocks: blocks,
    parent: row.parentId ? iri('contents', row.parentId) : null,
    children,
  };
}

/** Adds blocks, pictures and children: three queries for any number of pages. */
async function respond(
  db: Db,
  rows: readonly ContentRow[],
  { public: onlyPublic }: Pick<ContentFilter, 'public'>,
): Promise<ContentResponse[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const blocks = await blocksOf(db, ids);
  const children = await childrenOf(db, ids, onlyPublic === true);
  return rows.map((row) => contentResponse(row, blocks.get(row.id) ?? [], children.get(row.id) ?? []));
}

/** A page of CMS pages with their blocks, pictures and children. */
export async function listContents(
  db: Db,
  filter: ContentFilter,
  page: Page,
): Promise<Listed<ContentResponse>> {
  const where = conditionOf(filter);
  const rows = await db
    .select()
    .from(contents)
    .where(where)
    .orderBy(asc(contents.position), asc(contents.completeSlug))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(contents).where(where);
  return { items: await respond(db, rows, filter), total: counted?.total ?? 0 };
}

/** Null also for a hidden page where only public ones are asked for. */
export async function findContent(
  db: Db,
  id: string,
  onlyPublic: boolean | null,
): Promise<ContentResponse | null> {
  const rows = await db
    .select()
    .from(contents)
    .where(and(eq(contents.id, id), isPublic(onlyPublic)));
  return (await respond(db, rows, { public: onlyPublic }))[0] ?? null;
}
