import type { ReadContent } from '../../shared/content.queries.ts';

type Place = Pick<ReadContent, 'title' | 'completeSlug' | 'parents'>;

/**
 * Where a page stands, for search engines, which read an address without origin as one of the page's own. Source:
 * schema.org/BreadcrumbList. Nothing for a page that stands below none.
 */
export function breadcrumbJsonLd({ title, completeSlug, parents }: Place) {
  if (parents.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [...parents, { title, completeSlug }].map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.title,
        item: `/${step.completeSlug}`,
      })),
    },
  ];
}
