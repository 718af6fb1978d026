import type { OwnSizesResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

export const OWN_SIZES_PATH = '/api/me/sizes';

/** What the account keeps of its owner's sizes (docs/domain/accounts.md#own-sizes). */
export const ownSizesQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: ['own-sizes', userId],
    queryFn: ({ signal }) => api.get<OwnSizesResponse>(OWN_SIZES_PATH, { signal, quiet: true }),
  });
