import type { AuditEntry, DeliveryOverview } from '@firn/shared-contracts/delivery';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** How often a visible page polls (ms). A hidden one pauses, and polls at once when it is visible again. */
const REFRESH_INTERVAL = 5000;

/** All queries that a change may affect. */
export const DELIVERY_KEY = ['delivery'] as const;

// Quiet: the page itself shows what failed, and a toast every five seconds would be too much.
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
