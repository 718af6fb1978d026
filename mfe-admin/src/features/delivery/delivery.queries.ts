import type { AuditEntry, DeliveryOverview } from '@firn/shared-contracts/delivery';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** How often a visible page asks anew (ms). A hidden one rests, and asks at once when it is seen again. */
const REFRESH_INTERVAL = 5000;

/** All that a change may show in. */
export const DELIVERY_KEY = ['delivery'] as const;

// Quiet: the page says itself what failed, and every five seconds would be a toast.
export function overviewQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...DELIVERY_KEY, 'remotes'],
    queryFn: ({ signal }) => api.get<DeliveryOverview>('/delivery/remotes', { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: REFRESH_INTERVAL,
    refetchOnWindowFocus: true,
  });
}

/** Newest first; `remote` is a name or '' for all. */
export function auditQuery(api: ApiClient, remote: string, limit: number) {
  const query = { remote: remote || null, limit };
  return queryOptions({
    queryKey: [...DELIVERY_KEY, 'audit', query],
    queryFn: ({ signal }) =>
      api.get<{ entries: AuditEntry[] }>('/delivery/audit', { query, signal, quiet: true }),
    staleTime: 0,
    refetchInterval: REFRESH_INTERVAL,
    placeholderData: keepPreviousData,
  });
}
