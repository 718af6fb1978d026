import type { UserResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';
import { inOrder } from '../in-order.logic.ts';

const users = resource('users');

const MEMBER_PROPERTIES = [
  'id',
  'slug',
  'fullName',
  'guideLevel',
  'presentedOnWebsite',
  'portraitText',
  'portraitImage',
] as const satisfies readonly (keyof UserResponse)[];

export type TeamMember = Pick<UserResponse, '@id' | (typeof MEMBER_PROPERTIES)[number]>;

/** The guides that the company presents, by name; or those of some IRIs, in their order. */
export const teamQuery = (api: ApiClient, chosen: readonly string[] | null = null) =>
  queryOptions({
    queryKey: ['team', chosen],
    queryFn: async ({ signal }): Promise<readonly TeamMember[]> => {
      const query = { roles: 'ROLE_GUIDE', pagination: false, properties: MEMBER_PROPERTIES };
      const answer = await users.readList(api, query, { signal });
      const presented = answer['hydra:member'].filter(({ presentedOnWebsite }) => presentedOnWebsite);
      return chosen ? inOrder(chosen, presented) : presented;
    },
  });
