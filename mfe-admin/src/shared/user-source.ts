import type { UserState } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import type { EntityOption, EntitySource } from '@firn/shared-ui/form';
import { USER_STATE_LABELS } from '@firn/shared-ui/labels';
import { resource } from '@firn/shared-ui/resource';

const users = resource('users');

const SHOWN = ['fullName', 'email', 'city', 'code', 'userState'] as const;

interface Found {
  readonly '@id': string;
  readonly fullName: string;
  readonly email: string | null;
  readonly city: string | null;
  readonly userState: UserState | null;
}

/** A person as they are told apart from others of the same name, and from an account with the same address. */
export function userOption({ '@id': value, fullName, email, city, userState }: Found): EntityOption {
  const hint = [userState === 'guest' && USER_STATE_LABELS.guest, city].filter(Boolean).join(', ');
  return { value, label: [fullName, email].filter(Boolean).join(', '), ...(hint && { hint }) };
}

/** Where a field looks for guests. */
export const userSource = (api: ApiClient): EntitySource => ({
  resourceName: 'users',
  search: async (text, signal) =>
    (await users.search(api, text, { by: 'user', properties: SHOWN }, signal)).map(userOption),
});
