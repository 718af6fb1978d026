import type { OfferResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import { nullIfMissing } from '../../shared/null-if-missing.ts';

/** An offer, or null when there is none that the visitor may see. */
export const offerQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['offer', id],
    queryFn: ({ signal }) =>
      nullIfMissing(api.get<OfferResponse>(`/api/offers/${encodeURIComponent(id)}`, { signal, quiet: true })),
  });
