import type { Translate } from '@firn/shared-ui/i18n';
import { NEWSLETTER_STATE_LABELS, ROLE_LABELS, USER_STATE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type ListFilter, ResourceList } from '@firn/shared-ui/resource-list';
import { useLocation } from 'react-router';
import { usersTexts } from '../../i18n/de-CH/users.ts';
import { ExportButton } from '../../shared/exports/export-button.tsx';
import { groupWord } from '../../shared/groups/group-word.ts';
import { useGroups } from '../../shared/groups/use-groups.ts';
import { NEW_USER_PATH, USERS_BY_GROUP_PATH, USERS_PATH, userPath } from '../../shared/user-paths.ts';
import { userActions } from './user-bulk.tsx';
import { nameOf, userColumns } from './user-columns.tsx';

const users = resource('users');

type T = Translate<typeof usersTexts>;

function userFilters(t: T, groups: readonly string[], asked: URLSearchParams): ListFilter[] {
  // Among guests it would find nobody.
  const isOfGuides = asked.get('roles') === 'ROLE_GUIDE' || asked.has('currentlyGuiding');
  const { deleted: _deleted, ...states } = USER_STATE_LABELS;
  return [
    { kind: 'text', name: 'user', label: t('filters.user') },
    { kind: 'choice', name: 'roles', label: t('filters.roles'), options: ROLE_LABELS },
    {
      kind: 'choice',
      name: 'groups',
      label: t('filters.groups'),
      options: Object.fromEntries(groups.map((group) => [group, groupWord(group)])),
    },
    { kind: 'choices', name: 'userState', label: t('filters.userState'), options: states },
    {
      kind: 'choices',
      name: 'newsletter',
      label: t('filters.newsletter'),
      options: { ...NEWSLETTER_STATE_LABELS, none: t('neverOrdered') },
    },
    { kind: 'dates', name: 'lastSeenAt', label: t('filters.lastSeenAt') },
    ...(isOfGuides
      ? [{ kind: 'yes-no', name: 'currentlyGuiding', label: t('filters.currentlyGuiding') } as const]
      : []),
  ];
}

/** Everybody, and everybody who is in a group. */
export function Page() {
  const t = useTexts(usersTexts);
  const { pathname, search } = useLocation();
  const view = pathname === USERS_BY_GROUP_PATH ? 'by-group' : 'all';
  const known = useGroups();
  // A link counts before the groups are known, and after the last person left one.
  const asked = new URLSearchParams(search);
  const group = asked.get('groups');
  const groups = group && !known.includes(group) ? [...known, group] : known;
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
      filters={userFilters(t, groups, asked)}
      href={(user) => userPath(user)}
      nameOf={nameOf}
      actions={userActions(t, known)}
      createHref={NEW_USER_PATH}
      tool={(asked) => <ExportButton kind="guests" asked={asked} />}
      empty={t(`empty.${view}`)}
    />
  );
}
