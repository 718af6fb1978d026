import type { BookingResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** A booking of the visitor, or of a guest with its token. */
export const bookingDetailQuery = (api: ApiClient, id: string, token: string | null) =>
  queryOptions({
    queryKey: ['booking-detail', id, token],
    queryFn: ({ signal }) =>
      api.get<BookingResponse>(`/api/bookings/${id}`, { signal, quiet: true, query: { token } }),
  });
