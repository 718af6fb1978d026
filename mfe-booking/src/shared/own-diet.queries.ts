import type { OwnDietResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

export const OWN_DIET_PATH = '/api/me/diet';

/** The account keeps food and allergies of its owner by consent (docs/domain/accounts.md#own-diet). */
export const ownDietQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: ['own-diet', userId],
    queryFn: ({ signal }) => api.get<OwnDietResponse>(OWN_DIET_PATH, { signal, quiet: true }),
    // A booking waits for the answer and goes on without it.
    retry: false,
  });
