import { OWNED_ADDRESSES } from '@firn/shared-contracts/content';
import { slugify } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';

/** Levels of pages, as the routes of the public site allow. */
export const MOST_LEVELS = 3;

export const levelOf = (completeSlug: string): number => completeSlug.split('/').length;

export const addressBelow = (parent: string | null, slug: string): string =>
  parent === null ? slug : `${parent}/${slug}`;

export const parentAddress = (completeSlug: string): string | null => {
  const parts = completeSlug.split('/').slice(0, -1);
  return parts.length === 0 ? null : parts.join('/');
};

/** The slug of a title; one of signs alone is a page. */
export const slugOfTitle = (title: string): string =>
  slugify(title).slice(0, 70).replace(/-+$/, '') || 'seite';

/** Why an address is not free for pages, in words; null if it is. Only its first part can be somebody else's. */
export function ownedBy(completeSlug: string): string | null {
  const [first = ''] = completeSlug.split('/');
  if (!Object.hasOwn(OWNED_ADDRESSES, first)) return null;
  return `Die Adresse «${first}» gehört ${OWNED_ADDRESSES[first]}. Bitte wähle eine andere.`;
}

export const TAKEN: Violation = {
  propertyPath: 'slug',
  message: 'Diese Adresse hat schon eine andere Seite. Bitte wähle eine andere.',
};
