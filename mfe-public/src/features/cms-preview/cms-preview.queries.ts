import type { ContentResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import { nullIfMissing } from '../../shared/null-if-missing.ts';

/** The draft behind a signed link, or null once the link is over. */
export const sharedDraftQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['shared-draft', token],
    queryFn: ({ signal }) => {
      const path = `/api/content_previews/${encodeURIComponent(token)}`;
      return nullIfMissing(api.get<ContentResponse>(path, { signal, quiet: true }));
    },
  });
