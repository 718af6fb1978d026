import type { ContentDocument } from '@firn/shared-contracts/api';

interface Texts extends ContentDocument {
  readonly draft: ContentDocument | null;
}

/** The document that readers get of a page, or would get. */
export const publishedDocument = ({
  title,
  slug,
  metaDescription,
  metaKeywords,
  metaIndex,
  blocks,
}: Texts): ContentDocument => ({ title, slug, metaDescription, metaKeywords, metaIndex, blocks });

/** The document that the office wrote last. */
export const draftDocument = (page: Texts): ContentDocument => page.draft ?? publishedDocument(page);
