import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';

const bookings = resource('bookings');

/** A booking of the visitor, or of a guest with its token. */
export const bookingDetailQuery = (api: ApiClient, id: string, token: string | null) =>
  queryOptions({
    queryKey: ['booking-detail', id, token],
    queryFn: ({ signal }) => bookings.read(api, id, { signal, quiet: true, query: { token } }),
  });
