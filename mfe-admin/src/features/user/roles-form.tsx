import type { UserPatch, UserResponse, UserRole } from '@firn/shared-contracts/api';
import { GUIDE_LEVELS, slugify } from '@firn/shared-contracts/domain';
import {
  CheckboxField,
  ChoicesField,
  ContractForm,
  FormSection,
  SelectField,
  TagsField,
} from '@firn/shared-ui/form';
import { GUIDE_LEVEL_LABELS, ROLE_LABELS } from '@firn/shared-ui/labels';
import { useSession, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { userTexts } from '../../i18n/de-CH/user.ts';
import { userFieldsTexts } from '../../i18n/de-CH/user-fields.ts';
import { GROUP_LENGTH } from '../../shared/groups/group-length.ts';
import { groupWord } from '../../shared/groups/group-word.ts';
import { useGroups } from '../../shared/groups/use-groups.ts';
import { ROLES } from '../../shared/roles.ts';
import { validateUserPatch } from './user.validator.generated.js';

const users = resource('users');

const LEVELS = GUIDE_LEVELS.map((value) => ({ value, label: GUIDE_LEVEL_LABELS[value] }));
const FLAGS = ['currentlyGuiding', 'spontaneousTourPermission', 'tourCreatePermission'] as const;
const FIELDS = ['roles', 'groups', 'guideLevel', ...FLAGS] as const;

const valuesOf = (user: UserResponse) => ({
  roles: ROLES.filter((role) => user.roles.includes(role)) as UserRole[],
  groups: user.groups,
  guideLevel: user.guideLevel,
  currentlyGuiding: user.currentlyGuiding,
  spontaneousTourPermission: user.spontaneousTourPermission,
  tourCreatePermission: user.tourCreatePermission,
});
type Values = ReturnType<typeof valuesOf>;

const option = (group: string) => ({ value: group, label: groupWord(group) });

interface RolesFormProps {
  readonly user: UserResponse;
}

/** What somebody is and may do; the admin roles are the super admin's to give (docs/domain/permissions.md#users). */
export function RolesForm({ user }: RolesFormProps) {
  const t = useTexts(userTexts);
  const label = useTexts(userFieldsTexts);
  const write = useWrite(users);
  const { user: visitor, permissions } = useSession();
  const isOwn = visitor?.id === user.id;
  const roles = permissions.isSuperAdmin ? ROLES : ROLES.slice(0, 1);
  const groups = useGroups();
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no');
  return (
    <ContractForm<UserResponse, Values, UserPatch>
      base={user}
      valuesOf={(item) => valuesOf(item ?? user)}
      validate={validateUserPatch}
      save={(body, stored) => write.patch(stored, body)}
      label={t('forms.roles')}
      fieldLabels={Object.fromEntries(FIELDS.map((field) => [field, label(field)]))}
      describe={{
        roles: (given: readonly UserRole[]) => given.map((role) => ROLE_LABELS[role]).join(', '),
        groups: (given: readonly string[]) => given.map((group) => option(group).label).join(', '),
        guideLevel: (level: Values['guideLevel']) => (level ? GUIDE_LEVEL_LABELS[level] : t('none')),
        ...Object.fromEntries(FLAGS.map((flag) => [flag, yesNo])),
      }}
      carefulFields={FIELDS}
      draftKey={`${user['@id']}/roles`}
    >
      <FormSection title={t('parts.roles')}>
        <ChoicesField
          name="roles"
          label={label('roles')}
          {...(isOwn && { description: t('hints.own') })}
          disabled={isOwn}
          options={roles.map((value) => ({ value, label: ROLE_LABELS[value] }))}
        />
        <TagsField
          name="groups"
          label={label('groups')}
          description={t('hints.groups')}
          resourceName="groups"
          search={async (text) => groups.filter((group) => group.includes(slugify(text))).map(option)}
          selected={user.groups.map(option)}
          onCreate={async (text) => option(slugify(text).slice(0, GROUP_LENGTH))}
        />
      </FormSection>
      <FormSection title={t('parts.guide')}>
        <SelectField
          name="guideLevel"
          label={label('guideLevel')}
          options={[{ value: '', label: t('none') }, ...LEVELS]}
        />
        {FLAGS.map((flag) => (
          <CheckboxField key={flag} name={flag} label={label(flag)} />
        ))}
      </FormSection>
    </ContractForm>
  );
}
