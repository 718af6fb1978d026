/** The pages of the site that the office writes. */
export const CMS_PATH = '/admin/cms';
const HOME_PATH = `${CMS_PATH}/startseite`;

/** The slug of the start page (docs/domain/content.md#pages). */
export const HOME_SLUG = 'startseite';

interface Content {
  readonly id: string;
  readonly completeSlug: string;
}

/** Where the office writes a page. */
export const contentPath = ({ id, completeSlug }: Content): string =>
  completeSlug === HOME_SLUG ? HOME_PATH : `${CMS_PATH}/${id}`;

/** Where the office sees a page as it would be published. */
export const previewPath = ({ completeSlug }: Pick<Content, 'completeSlug'>): string =>
  `${CMS_PATH}/preview/${completeSlug === HOME_SLUG ? '' : completeSlug}`.replace(/\/$/, '');

/** Where readers find a page. */
export const publicPath = (completeSlug: string): string =>
  completeSlug === HOME_SLUG ? '/' : `/${completeSlug}`;
