import type { UserGroupsResponse } from '@firn/shared-contracts/api';
import { useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';

const users = resource('users');

/** The groups that somebody is in; none until they are known. Asked for anew whenever a list of people is. */
export function useGroups(): readonly string[] {
  const { api } = useShell();
  const { data } = useQuery({
    queryKey: [...users.keys.lists, 'groups'],
    queryFn: ({ signal }) => api.get<UserGroupsResponse>('/api/user-groups', { signal, quiet: true }),
  });
  return data?.groups.map(({ name }) => name) ?? [];
}
