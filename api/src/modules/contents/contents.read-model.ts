import type { ContentResponse } from '@firn/shared-contracts/api';
import type { PageWork } from '@firn/shared-contracts/domain';
import { and, asc, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { searchedIn, searchText } from '../../db/search-text.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Listed } from '../../records/index.ts';
import { contentResponse } from './content.response.ts';
import { draftDocument } from './content-document.domain.ts';
import { CONTENT_COLUMNS, type ContentRow, contents } from './contents.table.ts';
import { pageFacts } from './page-facts.read-model.ts';
import { isPageWork, PAGE_TITLE } from './page-work.read-model.ts';

/** The reader of pages: the office gets drafts, hidden pages and the bin. */
export interface ContentReader {
  readonly isOffice: boolean;
  /** Null: public and hidden pages. */
  readonly public: boolean | null;
}

export interface ContentFilter extends ContentReader {
  readonly completeSlugs: readonly string[];
  readonly slugs: readonly string[];
  readonly inBin: boolean;
  /** Kinds of work, to find only pages that wait for the office. */
  readonly work: readonly PageWork[];
  /** It has to occur in a page as the office has written it; for the office alone. */
  readonly search: string | null;
}

const isPublic = (value: boolean | null): SQL | undefined =>
  value === null ? undefined : eq(contents.public, value);

/** Title, address and every text of the blocks of a page, as its draft has them. */
const SAID_BY_OFFICE = searchText({
  texts: [
    PAGE_TITLE,
    contents.completeSlug,
    sql`jsonb_path_query_array(coalesce(${contents.draft}->'blocks', ${contents.blocks}), '$[*].data.** ? (@.type() == "string")')::text`,
  ],
});

function conditionOf(db: Db, filter: ContentFilter): SQL | undefined {
  return and(
    filter.completeSlugs.length > 0 ? inArray(contents.completeSlug, [...filter.completeSlugs]) : undefined,
    filter.slugs.length > 0 ? inArray(contents.slug, [...filter.slugs]) : undefined,
    isPublic(filter.public),
    searchedIn(filter.search, SAID_BY_OFFICE),
    filter.work.length > 0 ? isPageWork(db) : undefined,
    filter.inBin ? isNotNull(contents.deletedAt) : isNull(contents.deletedAt),
  );
}

async function respond(
  db: Db,
  rows: readonly ContentRow[],
  reader: ContentReader,
): Promise<ContentResponse[]> {
  if (rows.length === 0) return [];
  const facts = await pageFacts(
    db,
    rows.map(({ id }) => id),
    {
      blocks: rows.flatMap(({ blocks }) => blocks),
      drafts: reader.isOffice ? rows.flatMap(({ draft }) => draft?.blocks ?? []) : [],
      onlyPublic: reader.public === true,
    },
  );
  return rows.map((row) => contentResponse(row, facts, reader.isOffice));
}

/** A page of CMS pages with their blocks, pictures, parents and children. */
export async function listContents(
  db: Db,
  filter: ContentFilter,
  page: Page,
): Promise<Listed<ContentResponse>> {
  const where = conditionOf(db, filter);
  const rows = await db
    .select(CONTENT_COLUMNS)
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
  reader: ContentReader,
): Promise<ContentResponse | null> {
  const rows = await db
    .select(CONTENT_COLUMNS)
    .from(contents)
    .where(and(eq(contents.id, id), isPublic(reader.public)));
  return (await respond(db, rows, reader))[0] ?? null;
}

/** The draft of a page as readers would get it; null for one in the bin. */
export async function findPreview(db: Db, id: string): Promise<ContentResponse | null> {
  const [row] = await db
    .select(CONTENT_COLUMNS)
    .from(contents)
    .where(and(eq(contents.id, id), isNull(contents.deletedAt)));
  if (!row) return null;
  const reader = { isOffice: false, public: true };
  const draft = { ...row, ...draftDocument(row), draft: null, metaIndex: false };
  return (await respond(db, [draft], reader))[0] ?? null;
}
