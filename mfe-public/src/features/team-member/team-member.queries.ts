import type { UserResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import { nullIfMissing } from '../../shared/null-if-missing.ts';

/** A member of the team, or null when there is none or it is not presented. */
export const memberQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['team-member', id],
    queryFn: async ({ signal }) => {
      const path = `/api/users/${encodeURIComponent(id)}`;
      const user = await nullIfMissing(api.get<UserResponse>(path, { signal, quiet: true }));
      return user?.presentedOnWebsite ? user : null;
    },
  });
