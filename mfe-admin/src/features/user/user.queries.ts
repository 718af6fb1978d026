import type { UserResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

export function userQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['users', 'item', id],
    queryFn: ({ signal }) => api.get<UserResponse>(`/api/users/${encodeURIComponent(id)}`, { signal }),
  });
}
