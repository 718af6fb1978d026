import { START_PAGE } from '@firn/shared-contracts/content';

/** The pages of the site that the office writes. */
export const CMS_PATH = '/admin/cms';

/** The office writes a page there; one whose address is not given is none that has an editor of its own. */
export const contentPath = (content: { readonly id: string; readonly completeSlug?: string }): string =>
  `${CMS_PATH}/${content.completeSlug === START_PAGE ? START_PAGE : content.id}`;

/** Where the office sees a page as it would be published. */
export const previewPath = ({ completeSlug }: { readonly completeSlug: string }): string =>
  `${CMS_PATH}/preview/${completeSlug === START_PAGE ? '' : completeSlug}`.replace(/\/$/, '');
