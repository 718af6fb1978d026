import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';
import type { BookingLink } from './booking-link.ts';

const bookings = resource('bookings');

/** A booking of the visitor, or of a guest with its token. */
export const bookingDetailQuery = (api: ApiClient, { id, token }: BookingLink) =>
  queryOptions({
    queryKey: ['booking-detail', id, token],
    queryFn: ({ signal }) => bookings.read(api, id, { signal, quiet: true, query: { token } }),
  });
