import { zurichDate } from '@firn/shared-contracts/domain';
import {
  CheckboxField,
  DateField,
  FormSection,
  RadioField,
  TextareaField,
  TextField,
  useFormValue,
} from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { familyTexts } from '../../i18n/de-CH/family.ts';
import { SALUTATION_OPTIONS } from '../../shared/person-options.ts';
import { SizesSection } from './sizes.fields.tsx';

function PersonSection() {
  const t = useTexts(familyTexts);
  const today = zurichDate(useShell().now());
  return (
    <FormSection title={t('parts.person')}>
      <RadioField name="salutation" label={t('fields.salutation')} options={SALUTATION_OPTIONS} />
      <TextField name="firstName" label={t('fields.firstName')} autoComplete="off" required />
      <TextField name="lastName" label={t('fields.lastName')} autoComplete="off" required />
      <DateField name="birthday" label={t('fields.birthday')} latest={today} autoComplete="off" required />
      <TextField
        name="phone"
        label={t('fields.phone')}
        description={t('hints.ownPhone')}
        type="tel"
        autoComplete="off"
        nullable
      />
      <TextField
        name="email"
        label={t('fields.email')}
        description={t('hints.ownEmail')}
        type="email"
        autoComplete="off"
        nullable
      />
    </FormSection>
  );
}

function EmergencySection() {
  const t = useTexts(familyTexts);
  return (
    <FormSection title={t('parts.emergency')}>
      <TextField name="contactFirstName" label={t('fields.contactFirstName')} autoComplete="off" required />
      <TextField name="contactLastName" label={t('fields.contactLastName')} autoComplete="off" required />
      <TextField
        name="contactPhone"
        label={t('fields.contactPhone')}
        type="tel"
        autoComplete="off"
        required
      />
    </FormSection>
  );
}

function TourSection() {
  const t = useTexts(familyTexts);
  const isMember = useFormValue<boolean>('sac');
  const hasAllergies = useFormValue<boolean>('allergies');
  return (
    <FormSection title={t('parts.tour')}>
      <CheckboxField name="sac" label={t('fields.sac')} description={t('hints.sac')} />
      {isMember && <TextField name="sacNumber" label={t('fields.sacNumber')} inputMode="numeric" nullable />}
      <CheckboxField name="vegetarian" label={t('fields.vegetarian')} />
      <CheckboxField name="allergies" label={t('fields.allergies')} />
      {hasAllergies && (
        <TextareaField name="allergiesText" label={t('fields.allergiesText')} rows={2} nullable required />
      )}
      <TextField
        name="hardestTour"
        label={t('fields.hardestTour')}
        description={t('hints.hardestTour')}
        nullable
      />
    </FormSection>
  );
}

/** What a booking asks of each person, apart from what only one event asks. */
export function MemberFields() {
  return (
    <>
      <PersonSection />
      <EmergencySection />
      <TourSection />
      <SizesSection />
    </>
  );
}
