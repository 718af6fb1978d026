import type { ContentDocument } from '@firn/shared-contracts/api';
import { zurichInstant } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { mediaIdsOf } from '../../modules/contents/block-references.domain.ts';
import { contentMedia, contents, contentVersions } from '../../modules/contents/contents.table.ts';
import { navigationEntries } from '../../modules/navigation-entries/navigation-entries.table.ts';
import { NAVIGATION, PAGES } from '../content/index.ts';
import type { PageSeed } from '../content/types.ts';
import { seedId } from '../identity.ts';
import { insertRows } from './rows.ts';

interface PlacedPage {
  readonly page: PageSeed;
  readonly completeSlug: string;
  readonly parentSlug: string | null;
  readonly position: number;
}

/** Pages with their addresses, parents before children. */
function placed(pages: readonly PageSeed[], parentSlug: string | null = null): PlacedPage[] {
  return pages.flatMap((page, position) => {
    const completeSlug = parentSlug ? `${parentSlug}/${page.slug}` : page.slug;
    return [{ page, completeSlug, parentSlug, position }, ...placed(page.children ?? [], completeSlug)];
  });
}

const contentId = (completeSlug: string) => seedId(`content/${completeSlug}`);
const navigationId = (completeSlug: string) => seedId(`navigation/${completeSlug}`);

const PUBLISHED_AT = zurichInstant('2025-02-01', '10:00');

/** Ids of blocks depend on their places alone, so that a second seeding gives the same ids. */
function documentOf({ page, completeSlug }: PlacedPage): ContentDocument {
  return {
    title: page.title,
    slug: page.slug,
    metaDescription: page.metaDescription,
    metaKeywords: page.metaKeywords ?? '',
    metaIndex: true,
    blocks: page.blocks.map((block, position) => ({
      id: seedId(`content-block/${completeSlug}/${position}`),
      ...block,
    })),
  };
}

const mediaRows = (placedPage: PlacedPage) =>
  mediaIdsOf(placedPage.page.blocks).map((mediaId) => ({
    contentId: contentId(placedPage.completeSlug),
    mediaId,
  }));

/** CMS pages with their blocks, and the public navigation. */
export async function insertContents(db: Db): Promise<void> {
  const pages = placed(PAGES);
  await insertRows(
    db,
    contents,
    pages.map((each) => ({
      ...documentOf(each),
      id: contentId(each.completeSlug),
      parentId: each.parentSlug ? contentId(each.parentSlug) : null,
      position: each.position,
      completeSlug: each.completeSlug,
      public: true,
      publishedAt: PUBLISHED_AT,
      createdAt: PUBLISHED_AT,
      updatedAt: PUBLISHED_AT,
    })),
  );
  await insertRows(
    db,
    contentVersions,
    pages.map((each) => ({
      contentId: contentId(each.completeSlug),
      number: 1,
      document: documentOf(each),
      at: PUBLISHED_AT,
    })),
  );
  await insertRows(db, contentMedia, pages.flatMap(mediaRows));
  await insertRows(
    db,
    navigationEntries,
    placed(NAVIGATION).map(({ page, completeSlug, parentSlug, position }) => ({
      id: navigationId(completeSlug),
      parentId: parentSlug ? navigationId(parentSlug) : null,
      name: page.title,
      slug: page.slug,
      position,
    })),
  );
}
