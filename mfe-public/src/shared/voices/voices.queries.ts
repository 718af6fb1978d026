import type { VoicesResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** The offer of a date, for its voices. */
export const offerOf = ({ offer }: { readonly offer: string }) => ({
  offer: offer.slice(offer.lastIndexOf('/') + 1),
});

/** Published voices of an offer or a guide, by id. */
export function voicesQuery(api: ApiClient, of: { readonly offer: string } | { readonly guide: string }) {
  return queryOptions({
    queryKey: ['voices', of],
    queryFn: ({ signal }) =>
      api.get<VoicesResponse>(`/api/voices?${new URLSearchParams({ ...of })}`, { signal, quiet: true }),
  });
}
