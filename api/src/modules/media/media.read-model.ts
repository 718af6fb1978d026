import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import { and, asc, count, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { prepared } from '../../db/prepared.ts';
import { searchedIn, searchText } from '../../db/search-text.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Listed } from '../../records/index.ts';
import { extensionOf, fileStem } from './media.domain.ts';
import { mediaObjects } from './media.table.ts';
import { isUsed } from './media-usages.read-model.ts';
import { arePictures } from './pictures.read-model.ts';

type MediaRow = typeof mediaObjects.$inferSelect;

export interface MediaFilter {
  readonly title: string | null;
  /** Null for pictures of any format: who lists them shows them. */
  readonly encodingFormat: string | null;
  /** Part of title, alternative text or file name. */
  readonly search: string | null;
  /** Only pictures that nothing shows, only those that something does, or all. */
  readonly usage: 'unused' | 'used' | 'any';
}

export function mediaObjectResponse(row: MediaRow): MediaObjectResponse {
  return {
    '@id': iri('extended_media_objects', row.id),
    '@type': 'ExtendedMediaObject',
    id: row.id,
    version: row.version,
    title: row.title,
    contentUrl: `/api/media/${fileStem(row.id, row.fileVersion)}.${extensionOf(row.encodingFormat)}`,
    encodingFormat: row.encodingFormat,
    width: row.width,
    height: row.height,
    alt: row.alt,
    bytes: row.bytes,
    fileName: row.fileName,
  };
}

const FILE_TEXT = searchText({ texts: [mediaObjects.title, mediaObjects.alt, mediaObjects.fileName] });

function usageCondition(usage: MediaFilter['usage']): SQL | undefined {
  if (usage === 'any') return undefined;
  return usage === 'used' ? isUsed() : not(isUsed());
}

function conditionOf(filter: MediaFilter): SQL | undefined {
  return and(
    filter.title === null ? undefined : eq(mediaObjects.title, filter.title),
    filter.encodingFormat === null ? arePictures() : eq(mediaObjects.encodingFormat, filter.encodingFormat),
    searchedIn(filter.search, FILE_TEXT),
    usageCondition(filter.usage),
  );
}

export async function listMediaObjects(
  db: Db,
  filter: MediaFilter,
  page: Page,
): Promise<Listed<MediaObjectResponse>> {
  const where = conditionOf(filter);
  const rows = await db
    .select()
    .from(mediaObjects)
    .where(where)
    .orderBy(asc(mediaObjects.title), asc(mediaObjects.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(mediaObjects).where(where);
  return { items: rows.map(mediaObjectResponse), total: counted?.total ?? 0 };
}

const mediaByIds = prepared((builder) =>
  builder
    .select()
    .from(mediaObjects)
    .where(isAmong(mediaObjects.id, sql.placeholder('ids'))),
);

/** The media objects of the given ids, for screens of other modules; unknown ids have no entry. */
export async function findMediaObjects(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, MediaObjectResponse>> {
  if (ids.length === 0) return new Map();
  const rows = await mediaByIds(db, { ids });
  return new Map(rows.map((row) => [row.id, mediaObjectResponse(row)]));
}

export async function findMediaObject(db: Db, id: string): Promise<MediaObjectResponse | null> {
  return (await findMediaObjects(db, [id])).get(id.toLowerCase()) ?? null;
}
