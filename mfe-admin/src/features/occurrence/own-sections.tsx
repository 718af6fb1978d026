import {
  CalendarDateTimeField,
  CheckboxField,
  DateField,
  FormSection,
  NumberField,
  TextareaField,
  TextField,
} from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { occurrenceTexts } from '../../i18n/de-CH/occurrence.ts';
import { Own } from '../../shared/tour-form/own.tsx';

/** Proposed anew with the start (docs/domain/forms.md#moments-that-follow). */
const FOLLOWERS = ['end', 'registrationDeadline'];

/** When it takes place, and until when one may book. */
export function DatesSection() {
  const t = useTexts(occurrenceTexts);
  return (
    <FormSection title={t('sections.dates')}>
      <CalendarDateTimeField
        name="start"
        label={t('fields.start')}
        description={t('hints.start')}
        followers={FOLLOWERS}
        required
      />
      <CalendarDateTimeField name="end" label={t('fields.end')} description={t('hints.moment')} required />
      <CalendarDateTimeField
        name="registrationDeadline"
        label={t('fields.registrationDeadline')}
        description={t('hints.moment')}
        required
      />
      <Own name="decisionDate" label={t('fields.decisionDate')} from="rule">
        <DateField
          name="decisionDate"
          label={t('fields.decisionDate')}
          description={t('hints.decisionDate')}
        />
      </Own>
    </FormSection>
  );
}

export function OfficeSection() {
  const t = useTexts(occurrenceTexts);
  return (
    <FormSection title={t('sections.office')}>
      <TextareaField name="notes" label={t('fields.notes')} />
      <Own name="autoConfirm" label={t('fields.autoConfirm')} from="settings">
        <CheckboxField name="autoConfirm" label={t('fields.autoConfirm')} />
      </Own>
    </FormSection>
  );
}

export function AccountField() {
  const t = useTexts(occurrenceTexts);
  const label = t('fields.accountingNo');
  return (
    <Own name="accountingNo" label={label}>
      <TextField name="accountingNo" label={label} inputMode="numeric" />
    </Own>
  );
}

export function DiscountField() {
  const t = useTexts(occurrenceTexts);
  const label = t('fields.sacDiscountPercent');
  return (
    <Own name="sacDiscountPercent" label={label} from="settings">
      <NumberField name="sacDiscountPercent" label={label} unit={t('percent')} />
    </Own>
  );
}
