import type { ContentDocument } from '@firn/shared-contracts/api';
import { addDays, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { mediaIdsOf } from '../../modules/contents/block-references.domain.ts';
import {
  contentMedia,
  contentRedirects,
  contents,
  contentVersions,
} from '../../modules/contents/contents.table.ts';
import { PAGES } from '../content/index.ts';
import { type PlacedPage, placed } from '../content/placed.ts';
import { DRAFTS, EARLIER_VERSIONS, OLD_ADDRESSES, UNPUBLISHED } from '../content/standings.ts';
import type { BlockSeed } from '../content/types.ts';
import { seedId } from '../identity.ts';
import { contentId, userId } from '../ids.ts';
import { insertRows } from './rows.ts';

const CREATED_AT = zurichInstant('2025-02-01', '10:00');
const publishedAt = (now: Date) => zurichInstant(addDays(zurichDate(now), -30), '09:20');
const AUTHOR = 'admin@firn.example';

const isHead = ({ kind }: BlockSeed) => kind === 'header-image' || kind === 'subtitle';

/** Ids of blocks depend on their places alone, so that a second seeding gives the same ids. */
const blocksOf = (completeSlug: string, blocks: readonly BlockSeed[], since = '') =>
  blocks.map((block, position) => ({
    id: seedId(`content-block/${completeSlug}${since}/${position}`),
    ...block,
  }));

function documentOf({ page, completeSlug }: PlacedPage): ContentDocument {
  return {
    title: page.title,
    slug: page.slug,
    metaDescription: page.metaDescription,
    metaKeywords: page.metaKeywords ?? '',
    metaIndex: true,
    blocks: blocksOf(completeSlug, page.blocks),
  };
}

/** A page with more behind its head than readers get; what it says already keeps its ids. */
function draftOf(each: PlacedPage, now: Date) {
  const written = DRAFTS.find(({ completeSlug }) => completeSlug === each.completeSlug);
  if (!written) return {};
  const document = documentOf(each);
  const head = each.page.blocks.filter(isHead).length;
  const blocks = [...document.blocks];
  blocks.splice(head, 0, ...blocksOf(each.completeSlug, written.blocks, '/draft'));
  const updatedAt = zurichInstant(addDays(zurichDate(now), -written.daysAgo), '16:40');
  return { draft: { ...document, blocks }, updatedAt };
}

const versionsOf =
  (now: Date) =>
  (each: PlacedPage): (typeof contentVersions.$inferInsert)[] => {
    const { completeSlug, page } = each;
    const present = documentOf(each);
    const earlier = EARLIER_VERSIONS.filter((version) => version.completeSlug === completeSlug).map(
      ({ publishedOn, title, blocks }) => ({
        at: zurichInstant(publishedOn, '10:00'),
        document: {
          ...present,
          title,
          blocks: blocksOf(completeSlug, [...page.blocks.filter(isHead), ...blocks], `/${publishedOn}`),
        },
      }),
    );
    return [...earlier, { at: publishedAt(now), document: present }].map((version, index) => ({
      contentId: contentId(completeSlug),
      number: index + 1,
      authorId: userId(AUTHOR),
      ...version,
    }));
  };

const rowOf = (each: PlacedPage): typeof contents.$inferInsert => ({
  ...documentOf(each),
  id: contentId(each.completeSlug),
  parentId: each.parentSlug ? contentId(each.parentSlug) : null,
  position: each.position,
  completeSlug: each.completeSlug,
  createdAt: CREATED_AT,
});

/** Pages that nobody reads yet stand behind those that are public. */
const unpublishedRows = (now: Date) =>
  UNPUBLISHED.map(({ page, parentSlug, publishInDays }, index) => {
    const completeSlug = parentSlug ? `${parentSlug}/${page.slug}` : page.slug;
    const each = { page, completeSlug, parentSlug, position: 100 + index };
    const publishAt =
      publishInDays === null ? null : zurichInstant(addDays(zurichDate(now), publishInDays), '08:00');
    return { each, row: { ...rowOf(each), blocks: [], draft: documentOf(each), updatedAt: now, publishAt } };
  });

const mediaRows = (each: PlacedPage) =>
  mediaIdsOf(each.page.blocks).map((mediaId) => ({ contentId: contentId(each.completeSlug), mediaId }));

/** The pages of the site: public ones, and some for the office to see what else a page may be. */
export async function insertContents(db: Db, now: Date): Promise<void> {
  const pages = placed(PAGES);
  const hidden = unpublishedRows(now);
  await insertRows(
    db,
    contents,
    pages.map((each) => ({
      ...rowOf(each),
      public: true,
      publishedAt: publishedAt(now),
      updatedAt: publishedAt(now),
      draft: null,
      ...draftOf(each, now),
    })),
  );
  await insertRows(
    db,
    contents,
    hidden.map(({ row }) => row),
  );
  await insertRows(db, contentVersions, pages.flatMap(versionsOf(now)));
  await insertRows(db, contentMedia, [...pages, ...hidden.map(({ each }) => each)].flatMap(mediaRows));
  await insertRows(
    db,
    contentRedirects,
    OLD_ADDRESSES.map(([from, completeSlug]) => ({ from, contentId: contentId(completeSlug) })),
  );
}
