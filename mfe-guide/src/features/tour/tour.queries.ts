import type { EventResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

export function tourQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['events', 'item', id],
    queryFn: ({ signal }) => api.get<EventResponse>(`/api/events/${encodeURIComponent(id)}`, { signal }),
  });
}
