import type { Collection, UserResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import type { ListAddress } from '@firn/shared-ui/table';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const USERS_PER_PAGE = 50;

export function userListQuery(api: ApiClient, address: Pick<ListAddress, 'page' | 'filter'>) {
  const query = {
    page: address.page,
    itemsPerPage: USERS_PER_PAGE,
    user: address.filter('user') || null,
    roles: address.filter('roles') || null,
  };
  return queryOptions({
    queryKey: ['users', 'list', query],
    queryFn: ({ signal }) => api.get<Collection<UserResponse>>('/api/users', { query, signal }),
    placeholderData: keepPreviousData,
  });
}
