import type { PrivateOfferResponse } from '@firn/shared-contracts/api';
import { type ApiClient, isApiError } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

const offerPath = (token: string) => `/api/private_offers/${encodeURIComponent(token)}`;

/** What a link is about; reading it changes nothing. */
export const privateOfferQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['private-offer', token],
    queryFn: ({ signal }) => api.get<PrivateOfferResponse>(offerPath(token), { signal, quiet: true }),
    // The office or the day may have ended it.
    staleTime: 0,
  });

/** Withdraws a request, or declines its offer. */
export const declinePrivately = (api: ApiClient, token: string): Promise<unknown> =>
  api.post(`${offerPath(token)}/decline`, {}, { quiet: true });

/** Whether the token opens nothing. */
export const isInvalidLink = (error: unknown): boolean =>
  isApiError(error) && [400, 401, 403, 404].includes(error.status);
