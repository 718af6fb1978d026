import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';

export const familyMembers = resource('family_members');

/** Whom a user often books for, all of them. */
export const familyQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: [...familyMembers.keys.lists, userId],
    queryFn: async ({ signal }) =>
      (await familyMembers.readList(api, {}, { signal, quiet: true }))['hydra:member'],
    // A booking waits for the answer and goes on without it.
    retry: false,
  });
