import type { ContentDocument } from '@firn/shared-contracts/api';

interface Texts extends ContentDocument {
  readonly draft: ContentDocument | null;
}

/** What readers get of a page, or would get. */
export const publishedDocument = ({
  title,
  slug,
  metaDescription,
  metaKeywords,
  metaIndex,
  blocks,
}: Texts): ContentDocument => ({ title, slug, metaDescription, metaKeywords, metaIndex, blocks });

/** What the office wrote last. */
export const draftDocument = (page: Texts): ContentDocument => page.draft ?? publishedDocument(page);
