import type { ApiClient } from '@firn/shared-contracts/shell';
import type { EntitySource } from '@firn/shared-ui/form';
import { resource } from '@firn/shared-ui/resource';

const users = resource('users');

/** Guides by name; `learn` is told who was found. */
export function guideSource(api: ApiClient, learn: (iri: string, name: string) => void): EntitySource {
  return {
    resourceName: 'guides',
    search: async (text, signal) => {
      const by = { by: 'user', query: { roles: 'ROLE_GUIDE' }, properties: ['fullName'] } as const;
      return (await users.search(api, text, by, signal)).map(({ '@id': value, fullName: label }) => {
        learn(value, label);
        return { value, label };
      });
    },
  };
}
