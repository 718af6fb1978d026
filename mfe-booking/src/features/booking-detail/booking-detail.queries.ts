import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';
import type { BookingLink } from './booking-link.ts';

const bookings = resource('bookings');
const invoices = resource('invoices');

/** A booking of the visitor, or of a guest with its token. */
export const bookingDetailQuery = (api: ApiClient, { id, token }: BookingLink) =>
  queryOptions({
    queryKey: ['booking-detail', id, token],
    queryFn: ({ signal }) => bookings.read(api, id, { signal, quiet: true, query: { token } }),
  });

/** A booking has a few; a page of the API holds as many. */
const MOST_INVOICES = 100;

/** Its invoices and credit notes, the newest first; read by the same link. */
export const bookingInvoicesQuery = (api: ApiClient, { id, token }: BookingLink) =>
  queryOptions({
    queryKey: ['booking-invoices', id, token],
    queryFn: ({ signal }) =>
      invoices.readList(
        api,
        { booking: `/api/bookings/${id}`, itemsPerPage: MOST_INVOICES, token },
        { signal, quiet: true },
      ),
  });
