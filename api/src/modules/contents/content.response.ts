import type { ContentResponse, MediaObjectResponse } from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import { mediaIdsOf } from './block-references.domain.ts';
import { draftDocument } from './content-document.domain.ts';
import type { ContentRow } from './contents.table.ts';
import type { PageFacts } from './page-facts.read-model.ts';
import { resolveLinks } from './resolve-links.domain.ts';
import { shownBlock } from './shown-block.domain.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

const NOTHING_OF_THE_OFFICE = {
  draft: null,
  draftMedia: null,
  isChanged: null,
  publishAt: null,
  hideAt: null,
  stepRefusedAt: null,
  deletedAt: null,
} as const;

/** The fields of a page that the office alone reads. */
function officeFields(row: ContentRow, { media }: PageFacts) {
  const draft = draftDocument(row);
  return {
    draft,
    draftMedia: mediaIdsOf(draft.blocks).flatMap((id): MediaObjectResponse[] => {
      const known = media.get(id);
      return known ? [known] : [];
    }),
    isChanged: row.draft !== null || row.publishedAt === null,
    publishAt: instant(row.publishAt),
    hideAt: instant(row.hideAt),
    stepRefusedAt: instant(row.stepRefusedAt),
    deletedAt: instant(row.deletedAt),
  };
}

export function contentResponse(row: ContentRow, facts: PageFacts, isOffice: boolean): ContentResponse {
  const blocks = resolveLinks(row.blocks, facts.addresses);
  return {
    '@id': iri('contents', row.id),
    '@type': 'Content',
    id: row.id,
    version: row.version,
    title: row.title,
    metaDescription: row.metaDescription,
    metaKeywords: row.metaKeywords,
    metaIndex: row.metaIndex,
    public: row.public,
    translations: { slug: row.slug },
    completeSlug: row.completeSlug,
    contentBlocks: blocks.map((block) => shownBlock(block, facts.media)),
    parent: row.parentId ? iri('contents', row.parentId) : null,
    parents: facts.parents.get(row.id) ?? [],
    children: facts.children.get(row.id) ?? [],
    publishedAt: instant(row.publishedAt),
    ...(isOffice ? officeFields(row, facts) : NOTHING_OF_THE_OFFICE),
  };
}
