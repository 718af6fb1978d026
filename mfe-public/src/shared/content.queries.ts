import type { Collection, ContentResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** A public CMS page by its complete slug, or null when there is none. */
export const contentQuery = (api: ApiClient, completeSlug: string) =>
  queryOptions({
    queryKey: ['content', completeSlug],
    queryFn: async ({ signal }) => {
      const query = { locale: 'de', completeSlug: [completeSlug] };
      const answer = await api.get<Collection<ContentResponse>>('/api/contents', { query, signal });
      return answer['hydra:member'][0] ?? null;
    },
  });
