import type { ContentDocument, ContentResponse } from '@firn/shared-contracts/api';

/** What the office writes of a page: its draft (docs/domain/content.md#states). */
export function contentValues({ draft, ...content }: ContentResponse): ContentDocument {
  if (draft) return draft;
  return {
    title: content.title,
    slug: content.translations.slug,
    metaDescription: content.metaDescription,
    metaKeywords: content.metaKeywords,
    metaIndex: content.metaIndex,
    blocks: [],
  };
}
