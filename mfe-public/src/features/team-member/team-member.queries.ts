import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';
import { nullIfMissing } from '../../shared/null-if-missing.ts';

const users = resource('users');

/** A member of the team, or null when there is none or it is not presented. */
export const memberQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['team-member', id],
    queryFn: async ({ signal }) => {
      const user = await nullIfMissing(users.read(api, id, { signal, quiet: true }));
      return user?.presentedOnWebsite ? user : null;
    },
  });
