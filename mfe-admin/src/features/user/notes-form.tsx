import type { UserPatch, UserResponse } from '@firn/shared-contracts/api';
import { ContractForm, FormSection, TextareaField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { userTexts } from '../../i18n/de-CH/user.ts';
import { userFieldsTexts } from '../../i18n/de-CH/user-fields.ts';
import { validateUserPatch } from './user.validator.generated.js';

const users = resource('users');

const valuesOf = (user: UserResponse | null) => ({ notes: user?.notes ?? null });

interface NotesFormProps {
  readonly user: UserResponse;
}

/** What the office notes of a person. */
export function NotesForm({ user }: NotesFormProps) {
  const t = useTexts(userTexts);
  const label = useTexts(userFieldsTexts);
  const write = useWrite(users);
  return (
    <ContractForm<UserResponse, ReturnType<typeof valuesOf>, UserPatch>
      base={user}
      valuesOf={valuesOf}
      validate={validateUserPatch}
      save={(body, stored) => write.patch(stored, body)}
      label={t('forms.notes')}
      fieldLabels={{ notes: label('notes') }}
      draftKey={`${user['@id']}/notes`}
    >
      <FormSection title={t('parts.notes')}>
        <TextareaField name="notes" label={label('notes')} description={t('hints.notes')} nullable />
      </FormSection>
    </ContractForm>
  );
}
