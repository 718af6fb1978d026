import type { UserResponse } from '@firn/shared-contracts/api';
import { formatPhone, formatShortDateTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { NEWSLETTER_STATE_LABELS, ROLE_LABELS, USER_STATE_LABELS } from '@firn/shared-ui/labels';
import type { ListColumn } from '@firn/shared-ui/resource-list';
import type { usersTexts } from '../../i18n/de-CH/users.ts';
import { groupWord } from '../../shared/groups/group-word.ts';
import { ROLES } from '../../shared/roles.ts';

type ColumnId = keyof typeof usersTexts.messages.columns;

export const nameOf = ({ fullName, email }: Pick<UserResponse, 'fullName' | 'email'>) =>
  fullName || (email ?? '–');

/** Columns of the list of people; by group, their groups stand among them. */
export function userColumns(t: Translate<typeof usersTexts>, isByGroup: boolean): ListColumn<UserResponse>[] {
  type Column = ListColumn<UserResponse>;
  const column = (id: ColumnId, cell: Column['cell'], more: Partial<Column> = {}): Column => ({
    id,
    header: t(`columns.${id}`),
    cell,
    ...more,
  });
  const roleWords = (roles: readonly string[]) =>
    ROLES.filter((role) => roles.includes(role)).map((role) => ROLE_LABELS[role]);
  const accountWord = ({ userState, hasAccount }: UserResponse) => {
    if (userState === 'active' && !hasAccount) return t('noAccount');
    return userState ? USER_STATE_LABELS[userState] : '–';
  };
  return [
    column('name', nameOf),
    column('code', ({ code }) => (code ? `G-${code}` : '–'), { width: 7 }),
    column('email', ({ email }) => email ?? '–'),
    column('phone', ({ phone }) => (phone ? formatPhone(phone) : '–'), { width: 8.5, isMinor: true }),
    column('city', ({ city }) => city ?? '–', { width: 9, isMinor: true }),
    column('groups', ({ groups }) => groups.map(groupWord).join(', ') || '–', {
      width: 12,
      isOff: !isByGroup,
    }),
    column('roles', ({ roles }) => roleWords(roles).join(', ') || t('guest'), { width: 9 }),
    column('newsletter', ({ newsletter }) => (newsletter ? NEWSLETTER_STATE_LABELS[newsletter] : '–'), {
      width: 8.5,
      isMinor: true,
    }),
    column('userState', accountWord, {
      width: 8,
      isMinor: true,
    }),
    column('lastSeenAt', ({ lastSeenAt }) => (lastSeenAt ? formatShortDateTime(lastSeenAt) : '–'), {
      width: 8.5,
      isOff: true,
    }),
  ];
}
