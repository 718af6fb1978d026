import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';

const contents = resource('contents');

/** A public CMS page by its complete slug, or null when there is none. */
export const contentQuery = (api: ApiClient, completeSlug: string) =>
  queryOptions({
    queryKey: ['content', completeSlug],
    queryFn: async ({ signal }) => {
      const query = { locale: 'de', completeSlug: [completeSlug] };
      const answer = await contents.readList(api, query, { signal });
      return answer['hydra:member'][0] ?? null;
    },
  });
