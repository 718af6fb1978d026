import type { PageSeed } from './types.ts';

/** A page at its address. */
export interface PlacedPage {
  readonly page: PageSeed;
  readonly completeSlug: string;
  readonly parentSlug: string | null;
  readonly position: number;
}

/** Pages with their addresses, parents before children. */
export function placed(pages: readonly PageSeed[], parentSlug: string | null = null): PlacedPage[] {
  return pages.flatMap((page, position) => {
    const completeSlug = parentSlug ? `${parentSlug}/${page.slug}` : page.slug;
    return [{ page, completeSlug, parentSlug, position }, ...placed(page.children ?? [], completeSlug)];
  });
}
