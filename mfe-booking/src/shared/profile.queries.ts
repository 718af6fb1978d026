import type { ApiClient } from '@firn/shared-contracts/shell';
import { readMe, resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';

const bookings = resource('bookings');

export const profileQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: ({ signal }) => readMe(api, { signal }),
  });

/** The visitor's own bookings. */
export const bookingsQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: ['bookings', userId],
    queryFn: ({ signal }) => bookings.readList(api, { user: userId, pagination: false }, { signal }),
  });
