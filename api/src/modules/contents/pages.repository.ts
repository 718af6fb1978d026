import type { ContentDocument } from '@firn/shared-contracts/api';
import { and, asc, eq, inArray, isNull, max, ne, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { mediaObjects } from '../media/media.table.ts';
import { navigationEntries } from '../navigation-entries/navigation-entries.table.ts';
import { mediaIdsOf } from './block-references.domain.ts';
import {
  CONTENT_COLUMNS,
  type ContentRow,
  contentMedia,
  contentRedirects,
  contents,
  contentVersions,
} from './contents.table.ts';

/**
 * Changes of pages happen one after the other: one page's address is part of another's, so that two that locked rows alone
 * would wait for each other.
 */
export const takePageTurn = (tx: Tx): Promise<void> => takeTurns(tx, 'pages of the site');

/** Locks a page for a change, also one in the bin. */
export async function lockPage(tx: Tx, id: string): Promise<ContentRow | null> {
  await takePageTurn(tx);
  const [page] = await tx
    .select(CONTENT_COLUMNS)
    .from(contents)
    .where(eq(contents.id, id))
    .for('no key update');
  return page ?? null;
}

export async function updatePage(
  tx: Tx,
  id: string,
  change: Partial<typeof contents.$inferInsert>,
  now: Date,
): Promise<void> {
  await tx
    .update(contents)
    .set({ ...change, updatedAt: now, version: sql`${contents.version} + 1` })
    .where(eq(contents.id, id));
}

export async function findPage(tx: Tx, id: string): Promise<ContentRow | null> {
  const [page] = await tx
    .select(CONTENT_COLUMNS)
    .from(contents)
    .where(and(eq(contents.id, id), isNull(contents.deletedAt)));
  return page ?? null;
}

/** The names of entries of the menu that lead to a page. */
export async function entriesTo(tx: Tx, id: string): Promise<string[]> {
  const { name, contentId } = navigationEntries;
  const rows = await tx.select({ name }).from(navigationEntries).where(eq(contentId, id));
  return rows.map((row) => row.name);
}

/** Whether another page has the address. */
export async function isTaken(tx: Tx, completeSlug: string, id: string | null): Promise<boolean> {
  const others = and(
    eq(contents.completeSlug, completeSlug),
    isNull(contents.deletedAt),
    id === null ? undefined : ne(contents.id, id),
  );
  return (await tx.$count(contents, others)) > 0;
}

/** Records which pictures a page uses: those of its draft and of what readers get. */
export async function keepMedia(
  tx: Tx,
  id: string,
  documents: readonly (Pick<ContentDocument, 'blocks'> | null)[],
): Promise<void> {
  const mediaIds = mediaIdsOf(documents.map((document) => document?.blocks ?? []));
  const ofPage = eq(contentMedia.contentId, id);
  await tx
    .delete(contentMedia)
    .where(mediaIds.length === 0 ? ofPage : and(ofPage, notInArray(contentMedia.mediaId, mediaIds)));
  if (mediaIds.length === 0) return;
  const kept = tx
    .select({ contentId: sql<string>`${id}::uuid`.as('content_id'), mediaId: mediaObjects.id })
    .from(mediaObjects)
    .where(isAmong(mediaObjects.id, mediaIds))
    .orderBy(asc(mediaObjects.id));
  await tx.insert(contentMedia).select(kept).onConflictDoNothing();
}

export async function addVersion(
  tx: Tx,
  id: string,
  { document, at, authorId }: Pick<typeof contentVersions.$inferInsert, 'document' | 'at' | 'authorId'>,
): Promise<number> {
  const [last] = await tx
    .select({ number: max(contentVersions.number) })
    .from(contentVersions)
    .where(eq(contentVersions.contentId, id));
  const number = (last?.number ?? 0) + 1;
  await tx.insert(contentVersions).values({ contentId: id, number, document, at, authorId });
  return number;
}

/** An address that a page takes is no old one any more. */
export async function forgetRedirects(tx: Tx, addresses: readonly string[]): Promise<void> {
  await tx.delete(contentRedirects).where(inArray(contentRedirects.from, [...addresses]));
}
