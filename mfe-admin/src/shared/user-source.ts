import type { ApiClient } from '@firn/shared-contracts/shell';
import type { EntityOption, EntitySource } from '@firn/shared-ui/form';
import { resource } from '@firn/shared-ui/resource';

const users = resource('users');

const SHOWN = ['fullName', 'email', 'city', 'code'] as const;

interface Found {
  readonly '@id': string;
  readonly fullName: string;
  readonly email: string | null;
  readonly city: string | null;
}

/** A person as they are told apart from others of the same name. */
export const userOption = ({ '@id': value, fullName, email, city }: Found): EntityOption => ({
  value,
  label: [fullName, email].filter(Boolean).join(', '),
  ...(city && { hint: city }),
});

/** Where a field looks for guests with an account. */
export const userSource = (api: ApiClient): EntitySource => ({
  resourceName: 'users',
  search: async (text, signal) =>
    (await users.search(api, text, { by: 'user', properties: SHOWN }, signal)).map(userOption),
});
