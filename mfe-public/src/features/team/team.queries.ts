import type { Collection, UserResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

export type TeamMember = Pick<
  UserResponse,
  '@id' | 'id' | 'slug' | 'fullName' | 'guideLevel' | 'presentedOnWebsite' | 'city'
>;

/** The guides that the company presents, by name. */
export const teamQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['team'],
    queryFn: async ({ signal }) => {
      const properties = ['id', 'slug', 'fullName', 'guideLevel', 'presentedOnWebsite', 'city'];
      const query = { roles: 'ROLE_GUIDE', pagination: false, properties };
      const answer = await api.get<Collection<TeamMember>>('/api/users', { query, signal });
      return answer['hydra:member'].filter(({ presentedOnWebsite }) => presentedOnWebsite);
    },
  });
