import type { BookingResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

export function bookingQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['bookings', 'item', id],
    queryFn: ({ signal }) => api.get<BookingResponse>(`/api/bookings/${encodeURIComponent(id)}`, { signal }),
  });
}
