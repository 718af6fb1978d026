/** The page that is shown at `/` (docs/domain/content.md#pages). */
export const START_PAGE = 'startseite';

/** Where readers find a page, by its slugs from the root. */
export const pagePath = (completeSlug: string): string =>
  completeSlug === START_PAGE ? '/' : `/${completeSlug}`;
