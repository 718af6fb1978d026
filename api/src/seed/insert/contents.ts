import { zurichInstant } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { contentBlocks, contents } from '../../modules/contents/contents.table.ts';
import { navigationEntries } from '../../modules/navigation-entries/navigation-entries.table.ts';
import { NAVIGATION, PAGES } from '../content/index.ts';
import type { PageSeed } from '../content/types.ts';
import { seedId } from '../identity.ts';
import { sceneId } from './media.ts';
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

function blockRows({ page, completeSlug }: PlacedPage): (typeof contentBlocks.$inferInsert)[] {
  const empty = { text: null, url: null, imageId: null };
  const blocks = [
    { ...empty, name: 'Header Image', type: 'image' as const, imageId: sceneId(page.image) },
    { ...empty, name: 'Subtitle', type: 'text' as const, text: page.subtitle },
    ...page.sections.map(({ heading, html }) => ({
      ...empty,
      name: 'Text',
      type: 'html' as const,
      text: `<h2>${heading}</h2>${html}`,
    })),
    ...(page.link
      ? [{ ...empty, name: 'Link', type: 'link' as const, text: page.link.label, url: page.link.url }]
      : []),
  ];
  return blocks.map((block, position) => ({
    id: seedId(`content-block/${completeSlug}/${position}`),
    contentId: contentId(completeSlug),
    position,
    ...block,
  }));
}

/** CMS pages with their blocks, and the public navigation. */
export async function insertContents(db: Db): Promise<void> {
  const pages = placed(PAGES);
  await insertRows(
    db,
    contents,
    pages.map(({ page, completeSlug, parentSlug, position }) => ({
      id: contentId(completeSlug),
      parentId: parentSlug ? contentId(parentSlug) : null,
      position,
      title: page.title,
      slug: page.slug,
      completeSlug,
      metaDescription: page.metaDescription,
      public: true,
      createdAt: zurichInstant('2025-02-01', '10:00'),
    })),
  );
  await insertRows(db, contentBlocks, pages.flatMap(blockRows));
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
