import type { BookingResponse, Collection } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import type { ListAddress, Sorting } from '@firn/shared-ui/table';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const BOOKINGS_PER_PAGE = 50;
export const BOOKING_SORTING: Sorting = { column: 'createdAt', direction: 'desc' };

export function bookingListQuery(api: ApiClient, address: Pick<ListAddress, 'page' | 'sorting' | 'filter'>) {
  const query = {
    page: address.page,
    itemsPerPage: BOOKINGS_PER_PAGE,
    order: { [address.sorting.column]: address.sorting.direction },
    state: address.filter('state') || null,
    freequery: address.filter('q') || null,
  };
  return queryOptions({
    queryKey: ['bookings', 'list', query],
    queryFn: ({ signal }) => api.get<Collection<BookingResponse>>('/api/bookings', { query, signal }),
    placeholderData: keepPreviousData,
  });
}
