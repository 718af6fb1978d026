import type { ContentRedirect } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** Slugs joined by `/`: whatever an answer says, it leads to a page of this site. */
const COMPLETE_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*){0,2}$/;

/**
 * Where a page that stood at an address stands now (docs/domain/content.md#addresses); null when none did, or when nobody
 * can say.
 */
export const newAddressQuery = (api: ApiClient, completeSlug: string) =>
  queryOptions({
    queryKey: ['new-address', completeSlug],
    queryFn: async ({ signal }): Promise<string | null> => {
      if (!COMPLETE_SLUG.test(completeSlug)) return null;
      const options = { query: { from: completeSlug }, quiet: true, signal };
      const found = await api.get<ContentRedirect>('/api/content_redirects', options).catch(() => null);
      return found?.to && COMPLETE_SLUG.test(found.to) ? `/${found.to}` : null;
    },
  });
