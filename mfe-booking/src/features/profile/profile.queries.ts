import type { BookingResponse, Collection, MeResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

export const profileQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: ({ signal }) => api.get<MeResponse>('/api/me', { signal }),
  });

/** The visitor's own bookings. */
export const bookingsQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: ['bookings', userId],
    queryFn: ({ signal }) =>
      api.get<Collection<BookingResponse>>('/api/bookings', {
        signal,
        query: { user: userId, pagination: false },
      }),
  });
