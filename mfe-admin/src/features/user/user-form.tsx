import { etagOf, type UserPatch, type UserResponse } from '@firn/shared-contracts/api';
import { PERSONAL_FIELDS, SALUTATIONS, zurichDate } from '@firn/shared-contracts/domain';
import {
  CalendarDateField,
  CheckboxField,
  ContractForm,
  FormSection,
  PlaceFields,
  SelectField,
  TextareaField,
  TextField,
  useFormValue,
} from '@firn/shared-ui/form';
import { formatAge, formatNumericDate, formatPhone, readLocalDate } from '@firn/shared-ui/format';
import { StepMails } from '@firn/shared-ui/planned-mails';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { userTexts } from '../../i18n/de-CH/user.ts';
import { userFieldsTexts } from '../../i18n/de-CH/user-fields.ts';
import { JumpMarks } from '../../shared/jump-marks/jump-marks.tsx';
import { PortraitField } from './portrait-field.tsx';
import { validateUserPatch } from './user.validator.generated.js';

const users = resource('users');

const FIELDS = [
  ...PERSONAL_FIELDS,
  'email',
  'customerId',
  'presentedOnWebsite',
  'portraitText',
] as const satisfies readonly (keyof UserResponse & keyof UserPatch)[];
type Values = Pick<UserResponse, (typeof FIELDS)[number]> & Pick<UserPatch, 'portraitImage'>;

interface UserFormProps {
  readonly user: UserResponse;
}

/** What goes to the old address once there is another one. */
function AddressMail({ user }: UserFormProps) {
  const email = useFormValue<string | null>('email');
  if (!email || email.trim() === user.email) return null;
  return (
    <StepMails
      method="patch"
      path={user['@id']}
      body={{ email }}
      options={{ query: { dryRun: 1 }, ifMatch: etagOf(user) }}
    />
  );
}

/** Shows the age beside it, once the date is whole. */
function Birthday({ label }: { readonly label: string }) {
  const { now } = useShell();
  const birthday = useFormValue<string | null>('birthday') ?? '';
  const isWhole = readLocalDate(birthday) !== null;
  return (
    <CalendarDateField
      name="birthday"
      label={label}
      {...(isWhole && { description: formatAge(birthday, zurichDate(now())) })}
    />
  );
}

/** Who somebody is, how to reach them, and what the website says of them. */
export function UserForm({ user }: UserFormProps) {
  const t = useTexts(userTexts);
  const label = useTexts(userFieldsTexts);
  const write = useWrite(users);
  const isOwn = useSession().user?.id === user.id;
  const labels = Object.fromEntries(
    [...FIELDS, 'portraitImage' as const].map((field) => [field, label(field)]),
  );
  const valuesOf = (item: UserResponse | null) => {
    const person = item ?? user;
    const values = Object.fromEntries(FIELDS.map((field) => [field, person[field]]));
    const phone = person.phone && formatPhone(person.phone);
    return { ...values, phone, portraitImage: person.portraitImage?.['@id'] ?? null } as Values;
  };
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no');
  const salutations = SALUTATIONS.map((value) => ({ value, label: value }));
  return (
    <ContractForm<UserResponse, Values, UserPatch>
      base={user}
      valuesOf={valuesOf}
      validate={validateUserPatch}
      save={(body, stored) => write.patch(stored, body)}
      label={t('forms.overview')}
      fieldLabels={labels}
      describe={{
        sac: yesNo,
        presentedOnWebsite: yesNo,
        portraitImage: (iri: string | null) => t(iri ? 'chosen' : 'none'),
        birthday: (day: string | null) => (day ? formatNumericDate(day) : t('none')),
      }}
      draftKey={user['@id']}
    >
      <JumpMarks />
      <FormSection title={t('parts.person')}>
        <SelectField
          name="salutation"
          label={label('salutation')}
          options={[{ value: '', label: t('none') }, ...salutations]}
        />
        <TextField name="firstName" label={label('firstName')} maxLength={60} required />
        <TextField name="lastName" label={label('lastName')} maxLength={60} required />
        <Birthday label={label('birthday')} />
        <TextField
          name="email"
          label={label('email')}
          description={t(
            isOwn ? 'hints.own' : user.userState === 'guest' ? 'hints.guestEmail' : 'hints.email',
          )}
          type="email"
          disabled={isOwn}
          required
        />
        <AddressMail user={user} />
        <TextField name="phone" label={label('phone')} type="tel" nullable />
        <TextField name="customerId" label={label('customerId')} maxLength={40} nullable />
      </FormSection>
      <FormSection title={t('parts.address')}>
        <TextField name="address" label={label('address')} maxLength={70} nullable />
        <PlaceFields labels={{ postalCode: label('postalCode'), city: label('city') }} nullable />
        <TextField name="state" label={label('state')} maxLength={60} nullable />
        <TextField name="country" label={label('country')} maxLength={2} required />
      </FormSection>
      <FormSection title={t('parts.contact')}>
        <TextField name="contactFirstName" label={label('contactFirstName')} maxLength={60} nullable />
        <TextField name="contactLastName" label={label('contactLastName')} maxLength={60} nullable />
        <TextField name="contactPhone" label={label('contactPhone')} type="tel" nullable />
        <CheckboxField name="sac" label={label('sac')} />
        <TextField name="sacNumber" label={label('sacNumber')} inputMode="numeric" nullable />
      </FormSection>
      <FormSection title={t('parts.website')}>
        <CheckboxField name="presentedOnWebsite" label={label('presentedOnWebsite')} />
        <TextareaField name="portraitText" label={label('portraitText')} nullable />
        <PortraitField user={user} />
      </FormSection>
    </ContractForm>
  );
}
