import { START_PAGE } from '@firn/shared-contracts/content';

/** The pages of the site that the office writes. */
export const CMS_PATH = '/admin/cms';
const HOME_PATH = `${CMS_PATH}/startseite`;

interface Content {
  readonly id: string;
  readonly completeSlug?: string;
}

/** Where the office writes a page. */
export const contentPath = ({ id, completeSlug }: Content): string =>
  completeSlug === START_PAGE ? HOME_PATH : `${CMS_PATH}/${id}`;

/** Where the office sees a page as it would be published. */
export const previewPath = ({ completeSlug }: Required<Pick<Content, 'completeSlug'>>): string =>
  `${CMS_PATH}/preview/${completeSlug === START_PAGE ? '' : completeSlug}`.replace(/\/$/, '');
