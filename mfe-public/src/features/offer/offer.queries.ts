import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';
import { nullIfMissing } from '../../shared/null-if-missing.ts';

const offers = resource('offers');

/** An offer, or null when there is none that the visitor may see. */
export const offerQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['offer', id],
    queryFn: ({ signal }) => nullIfMissing(offers.read(api, id, { signal, quiet: true })),
  });
