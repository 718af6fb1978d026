import type { InvitationRequest, UserResponse } from '@firn/shared-contracts/api';
import { SALUTATIONS } from '@firn/shared-contracts/domain';
import {
  CheckboxField,
  ContractForm,
  FormSection,
  SelectField,
  TextField,
  useFormValues,
} from '@firn/shared-ui/form';
import { StepMails } from '@firn/shared-ui/planned-mails';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQueryClient } from '@tanstack/react-query';
import { newUserTexts } from '../../i18n/de-CH/new-user.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { userPath } from '../../shared/user-paths.ts';
import styles from './new-user.module.css';
import { validateInvitationRequest } from './new-user.validator.generated.js';

const users = resource('users');

const SALUTATION_OPTIONS = SALUTATIONS.map((value) => ({ value, label: value }));

const newUserValues = (user: UserResponse | null) => ({
  salutation: user?.salutation ?? null,
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  notify: true,
});

/** What the guest is written, once there is whom to write to. */
function InvitationMail() {
  const values = useFormValues<ReturnType<typeof newUserValues>>();
  const { notify, firstName, lastName, email } = values;
  if (!notify || !firstName || !lastName || !email) return null;
  return <StepMails path="/api/invitations" body={values} options={{ query: { dryRun: 1 } }} />;
}

/** A guest whom the office records; the mail invites to an account (docs/domain/accounts.md#invitation). */
export function Page() {
  const t = useTexts(newUserTexts);
  const { api, navigation } = useShell();
  const client = useQueryClient();
  const label = (field: keyof typeof newUserTexts.messages.fields) => t(`fields.${field}`);
  const fields = Object.keys(newUserTexts.messages.fields) as (keyof typeof newUserTexts.messages.fields)[];
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <p className={styles.text}>{t('text')}</p>
      <ContractForm<UserResponse, ReturnType<typeof newUserValues>, InvitationRequest>
        base={null}
        valuesOf={newUserValues}
        validate={validateInvitationRequest}
        save={(body) => api.post<UserResponse>('/api/invitations', body, { quiet: true })}
        onSaved={(user) => {
          void client.invalidateQueries({ queryKey: users.keys.lists });
          navigation.push(userPath(user));
        }}
        label={t('title')}
        fieldLabels={Object.fromEntries(fields.map((field) => [field, label(field)]))}
      >
        <FormSection title={t('section')}>
          <SelectField
            name="salutation"
            label={label('salutation')}
            options={[{ value: '', label: t('none') }, ...SALUTATION_OPTIONS]}
          />
          <TextField name="firstName" label={label('firstName')} maxLength={60} required />
          <TextField name="lastName" label={label('lastName')} maxLength={60} required />
          <TextField name="email" label={label('email')} type="email" required />
          <CheckboxField name="notify" label={label('notify')} />
          <InvitationMail />
        </FormSection>
      </ContractForm>
    </>
  );
}
