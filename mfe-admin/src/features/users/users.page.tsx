import type { UserResponse } from '@firn/shared-contracts/api';
import type { Translate } from '@firn/shared-ui/i18n';
import { USER_STATE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type BulkAction, type ListFilter, ResourceList } from '@firn/shared-ui/resource-list';
import { useLocation } from 'react-router';
import { usersTexts } from '../../i18n/de-CH/users.ts';
import { ROLES } from '../../shared/roles.ts';
import { NEW_USER_PATH, USERS_BY_GROUP_PATH, USERS_PATH, userPath } from '../../shared/user-paths.ts';
import { nameOf, userColumns } from './user-columns.tsx';

const users = resource('users');

type T = Translate<typeof usersTexts>;

function userFilters(t: T): ListFilter[] {
  const roles = Object.fromEntries(ROLES.map((role) => [role, t(`roles.${role}`)]));
  const { deleted: _deleted, ...states } = USER_STATE_LABELS;
  return [
    { kind: 'text', name: 'user', label: t('filters.user') },
    { kind: 'choice', name: 'roles', label: t('filters.roles'), options: roles },
    { kind: 'choice', name: 'groups', label: t('filters.groups'), options: { partner: t('partner') } },
    { kind: 'choices', name: 'userState', label: t('filters.userState'), options: states },
    { kind: 'dates', name: 'lastSeenAt', label: t('filters.lastSeenAt') },
    { kind: 'yes-no', name: 'currentlyGuiding', label: t('filters.currentlyGuiding') },
  ];
}

/** Each account for itself: what the server refuses, it says beside the name. */
const bulkActions = (t: T): BulkAction<UserResponse>[] =>
  (['locked', 'active'] as const).map((to) => ({
    id: to,
    label: t(`actions.${to}`),
    question: (count: number) => t(`questions.${to}`, { count }),
    run: (api, user) => users.transition(api, user, { to }),
  }));

/** Everybody, and everybody who is in a group. */
export function Page() {
  const t = useTexts(usersTexts);
  const view = useLocation().pathname === USERS_BY_GROUP_PATH ? 'by-group' : 'all';
  return (
    <ResourceList
      resource={users}
      name={view === 'all' ? 'users' : 'users-by-group'}
      title={t('title')}
      caption={t(`captions.${view}`)}
      tabs={[
        { path: USERS_PATH, text: t('views.all') },
        { path: USERS_BY_GROUP_PATH, text: t('views.by-group') },
      ]}
      query={view === 'all' ? {} : { inGroup: true }}
      columns={userColumns(t, view === 'by-group')}
      filters={userFilters(t)}
      href={(user) => userPath(user)}
      nameOf={nameOf}
      actions={bulkActions(t)}
      createHref={NEW_USER_PATH}
      empty={t(`empty.${view}`)}
    />
  );
}
