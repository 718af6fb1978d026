import type { UserResponse } from '@firn/shared-contracts/api';
import { slugify } from '@firn/shared-contracts/domain';
import type { Translate } from '@firn/shared-ui/i18n';
import { TextInput } from '@firn/shared-ui/mantine';
import { resource } from '@firn/shared-ui/resource';
import type { BulkAction, ChoiceProps } from '@firn/shared-ui/resource-list';
import type { usersTexts } from '../../i18n/de-CH/users.ts';
import { GROUP_LENGTH } from '../../shared/groups/group-length.ts';

const users = resource('users');

type T = Translate<typeof usersTexts>;
type Action = BulkAction<UserResponse>;

const LIST_ID = 'known-groups';

function stepOf(t: T, to: 'locked' | 'active'): Action {
  return {
    id: to,
    label: t(`actions.${to}`),
    question: (count) => t(`questions.${to}`, { count }),
    run: (api, user) => users.transition(api, user, { to }),
  };
}

const CHANGES = {
  join: (groups: readonly string[], group: string) => [...new Set([...groups, group])],
  leave: (groups: readonly string[], group: string) => groups.filter((other) => other !== group),
} as const;

function groupStep(t: T, step: keyof typeof CHANGES, known: readonly string[]): Action {
  return {
    id: step,
    label: t(`actions.${step}`),
    question: (count) => t(`questions.${step}`, { count }),
    choice: ({ value, error, onChange }: ChoiceProps) => (
      <>
        <TextInput
          label={t('group.label')}
          {...(step === 'join' && { description: t('group.hint') })}
          list={LIST_ID}
          autoComplete="off"
          maxLength={GROUP_LENGTH}
          value={value}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <datalist id={LIST_ID}>
          {known.map((group) => (
            <option key={group} value={group} />
          ))}
        </datalist>
      </>
    ),
    run: async (api, user, chosen) => {
      const groups = CHANGES[step](user.groups, slugify(chosen).slice(0, GROUP_LENGTH));
      return groups.length === user.groups.length ? user : users.patch(api, user, { groups });
    },
  };
}

/** Each account for itself: what the server refuses, it says beside the name. */
export const userActions = (t: T, groups: readonly string[]): Action[] => [
  stepOf(t, 'locked'),
  stepOf(t, 'active'),
  groupStep(t, 'join', groups),
  groupStep(t, 'leave', groups),
];
