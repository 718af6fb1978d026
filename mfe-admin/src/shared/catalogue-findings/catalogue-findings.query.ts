import type { CatalogueFinding, Collection } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';

const offers = resource('offers');
const events = resource('events');

interface Which {
  /** IRIs; without either, the whole catalogue. */
  readonly offer?: string;
  readonly event?: string;
}

/** Findings belong to what a write of an offer or an event changes, and are asked for anew after one. */
export const catalogueFindingsQuery = (api: ApiClient, which: Which = {}) => ({
  queryKey: [...(which.event ? events : offers).keys.all, 'catalogue-findings', which],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.get<Collection<CatalogueFinding>>('/api/catalogue_findings', { signal, query: { ...which } }),
  select: (answer: Collection<CatalogueFinding>) => answer['hydra:member'],
  staleTime: 0,
});
