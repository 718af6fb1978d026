import type { BookingResponse } from '@firn/shared-contracts/api';
import { useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';

export const invoices = resource('invoices');

/** A booking has a few; a page of the API holds as many. */
const MOST = 100;

/** Every document of a booking, a draft first, then the newest. */
export function useInvoicesOf(booking: BookingResponse) {
  const { api } = useShell();
  return useQuery(invoices.list(api, { booking: booking['@id'], itemsPerPage: MOST }));
}
