import { type ProfilePatch, personViolations, type UserResponse } from '@firn/shared-contracts/api';
import { PERSONAL_FIELDS, zurichDate } from '@firn/shared-contracts/domain';
import {
  CheckboxField,
  ContractForm,
  DateField,
  FormSection,
  PlaceFields,
  SelectField,
  TextField,
  useFormValue,
} from '@firn/shared-ui/form';
import { formatNumericDate } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { useQueryClient } from '@tanstack/react-query';
import { ownDataTexts } from '../../i18n/de-CH/own-data.ts';
import { SALUTATION_OPTIONS, useCountryName, useCountryOptions } from '../../shared/person-options.ts';
import { validateProfilePatch } from './own-data.validator.generated.js';

const users = resource('users');

type Values = Pick<UserResponse, (typeof PERSONAL_FIELDS)[number]>;

const valuesIn = (user: UserResponse) =>
  Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, user[field]])) as Values;

function PersonSection() {
  const t = useTexts(ownDataTexts);
  const today = zurichDate(useShell().now());
  return (
    <FormSection title={t('parts.person')}>
      <TextField name="firstName" label={t('fields.firstName')} autoComplete="given-name" required />
      <TextField name="lastName" label={t('fields.lastName')} autoComplete="family-name" required />
      <SelectField
        name="salutation"
        label={t('fields.salutation')}
        options={[{ value: '', label: t('none') }, ...SALUTATION_OPTIONS]}
        nullable
      />
      <DateField name="birthday" label={t('fields.birthday')} latest={today} autoComplete="bday" />
      <TextField
        name="phone"
        label={t('fields.phone')}
        description={t('hints.phone')}
        type="tel"
        autoComplete="tel"
        nullable
      />
    </FormSection>
  );
}

/** Where an address needs the region. */
const WITHOUT_REGION = ['CH', 'LI', 'DE', 'AT'];

function AddressSection() {
  const t = useTexts(ownDataTexts);
  const country = useFormValue<string>('country');
  const region = useFormValue<string | null>('state');
  const countries = useCountryOptions(country);
  return (
    <FormSection title={t('parts.address')}>
      <TextField name="address" label={t('fields.address')} autoComplete="street-address" nullable />
      <PlaceFields
        labels={{ postalCode: t('fields.postalCode'), city: t('fields.city') }}
        autoComplete="own"
        nullable
      />
      {(region || !WITHOUT_REGION.includes(country)) && (
        <TextField name="state" label={t('fields.state')} autoComplete="address-level1" nullable />
      )}
      <SelectField name="country" label={t('fields.country')} options={countries} autoComplete="country" />
    </FormSection>
  );
}

function EmergencySection() {
  const t = useTexts(ownDataTexts);
  return (
    <FormSection title={t('parts.emergency')}>
      <TextField name="contactFirstName" label={t('fields.contactFirstName')} autoComplete="off" nullable />
      <TextField name="contactLastName" label={t('fields.contactLastName')} autoComplete="off" nullable />
      <TextField
        name="contactPhone"
        label={t('fields.contactPhone')}
        description={t('hints.contactPhone')}
        type="tel"
        autoComplete="off"
        nullable
      />
    </FormSection>
  );
}

/** Of the number nothing but the digits can be checked (docs/domain/bookings.md#person-fields). */
function MembershipSection() {
  const t = useTexts(ownDataTexts);
  const isMember = useFormValue<boolean>('sac');
  return (
    <FormSection title={t('parts.membership')}>
      <CheckboxField name="sac" label={t('fields.sac')} description={t('hints.sac')} />
      {isMember && <TextField name="sacNumber" label={t('fields.sacNumber')} inputMode="numeric" nullable />}
    </FormSection>
  );
}

/** What somebody says of oneself (docs/domain/permissions.md#users). */
export function OwnDataForm({ user }: { readonly user: UserResponse }) {
  const { now, session } = useShell();
  const t = useTexts(ownDataTexts);
  const write = useWrite(users);
  const client = useQueryClient();
  const countryName = useCountryName();
  const labels = Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, t(`fields.${field}`)]));
  // What was entered long ago is not asked about again by whoever changes something else.
  const rules = (values: Values) =>
    personViolations({ ...values, country: values.country ?? 'CH' }, zurichDate(now())).filter(
      ({ propertyPath }) => {
        const field = propertyPath as keyof Values;
        return values[field] !== user[field];
      },
    );
  const refresh = () => {
    for (const queryKey of [['me'], ['profile']]) void client.invalidateQueries({ queryKey });
    // The name stands in the header, too.
    return session.reload();
  };
  return (
    <ContractForm<UserResponse, Values, ProfilePatch>
      base={user}
      valuesOf={(item) => valuesIn(item ?? user)}
      validate={validateProfilePatch}
      rules={rules}
      save={(body, stored) => write.patch(stored, body)}
      onSaved={() => void refresh()}
      label={t('form')}
      fieldLabels={labels}
      describe={{
        sac: (isMember: boolean) => t(isMember ? 'yes' : 'no'),
        birthday: (day: string | null) => (day ? formatNumericDate(day) : t('none')),
        country: countryName,
      }}
    >
      <PersonSection />
      <AddressSection />
      <EmergencySection />
      <MembershipSection />
    </ContractForm>
  );
}
