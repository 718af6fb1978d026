import type { UserResponse } from '@firn/shared-contracts/api';
import type { Translate } from '@firn/shared-ui/i18n';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type ListColumn, ResourceList } from '@firn/shared-ui/resource-list';
import { usersTexts } from '../../i18n/de-CH/users.ts';

const users = resource('users');
const ROLES = ['ROLE_GUIDE', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] as const;

const nameOf = ({ fullName, email }: Pick<UserResponse, 'fullName' | 'email'>) => fullName || (email ?? '–');

function userColumns(t: Translate<typeof usersTexts>): ListColumn<UserResponse>[] {
  const roleWords = (roles: readonly string[]) =>
    ROLES.filter((role) => roles.includes(role)).map((role) => t(`roles.${role}`));
  return [
    { id: 'name', header: t('columns.name'), cell: nameOf },
    { id: 'code', header: t('columns.code'), cell: ({ code }) => (code ? `G-${code}` : '–'), width: 7 },
    { id: 'email', header: t('columns.email'), cell: ({ email }) => email ?? '–' },
    {
      id: 'phone',
      header: t('columns.phone'),
      cell: ({ phone }) => phone ?? '–',
      width: 11,
      isMinor: true,
    },
    { id: 'city', header: t('columns.city'), cell: ({ city }) => city ?? '–', width: 12, isMinor: true },
    {
      id: 'roles',
      header: t('columns.roles'),
      cell: ({ roles }) => roleWords(roles).join(', ') || t('guest'),
      width: 12,
    },
  ];
}

export function Page() {
  const t = useTexts(usersTexts);
  const roles = Object.fromEntries(ROLES.map((role) => [role, t(`roles.${role}`)]));
  return (
    <ResourceList
      resource={users}
      name="users"
      title={t('title')}
      caption={t('caption')}
      columns={userColumns(t)}
      filters={[
        { kind: 'text', name: 'user', label: t('filters.user') },
        { kind: 'choice', name: 'roles', label: t('filters.roles'), options: roles },
        { kind: 'yes-no', name: 'currentlyGuiding', label: t('filters.currentlyGuiding') },
      ]}
      href={({ id }) => `/admin/user/${id}`}
      nameOf={nameOf}
      empty={t('empty')}
    />
  );
}
