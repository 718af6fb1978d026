import type { UserResponse } from '@firn/shared-contracts/api';
import type { Translate } from '@firn/shared-ui/i18n';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import {
  type DataColumn,
  DataTable,
  Pager,
  type Sorting,
  tableDataOf,
  useListAddress,
} from '@firn/shared-ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { usersTexts } from '../../i18n/de-CH/users.ts';
import { ListFilters } from '../../shared/list-filters.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { ROLES } from '../../shared/roles.ts';
import { USERS_PER_PAGE, userListQuery } from './user-list.queries.ts';

/** The order of the API: by name. */
const SORTING: Sorting = { column: 'name', direction: 'asc' };

function userColumns(t: Translate<typeof usersTexts>): DataColumn<UserResponse>[] {
  const column = (id: keyof typeof usersTexts.messages.columns, cell: DataColumn<UserResponse>['cell']) => ({
    id,
    header: t(`columns.${id}`),
    cell,
  });
  return [
    column('name', (user) => <Link to={`/admin/user/${user.id}`}>{user.fullName || user.email}</Link>),
    column('code', ({ code }) => (code ? `G-${code}` : '–')),
    column('email', ({ email }) => email ?? '–'),
    column('city', ({ city }) => city ?? '–'),
    column('roles', ({ roles }) => {
      const words = ROLES.filter((role) => roles.includes(role)).map((role) => t(`roles.${role}`));
      return words.length > 0 ? words.join(', ') : t('guest');
    }),
  ];
}

export function Page() {
  const t = useTexts(usersTexts);
  const { api } = useShell();
  const address = useListAddress(SORTING);
  const query = useQuery(userListQuery(api, address));
  const columns = useMemo(() => userColumns(t), [t]);
  const roles = Object.fromEntries(ROLES.map((role) => [role, t(`roles.${role}`)]));
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <ListFilters
        address={address}
        text={{ name: 'user', label: t('filters.user') }}
        choices={[{ name: 'roles', label: t('filters.roles'), options: roles }]}
      />
      <DataTable
        caption={t('caption')}
        columns={columns}
        data={tableDataOf(query)}
        rowKey={(user) => user.id}
        empty={t('empty')}
      />
      <Pager
        page={address.page}
        pageSize={USERS_PER_PAGE}
        total={query.data?.totalItems ?? 0}
        pageHref={address.pageHref}
      />
    </>
  );
}
