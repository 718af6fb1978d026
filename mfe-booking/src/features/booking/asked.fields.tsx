import { CheckboxField, TextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import styles from './fields.module.css';

/** What only this event asks of a person: nobody keeps the answers for the next one. */
interface AskedProps {
  readonly path: string;
}

export function HardestTourField({ path }: AskedProps) {
  const t = useTexts(bookingTexts);
  return (
    <TextField
      name={`${path}.hardestTour`}
      label={t('fields.hardestTour')}
      description={t('hints.hardestTour')}
      required
    />
  );
}

export function GuardianFields({ path }: AskedProps) {
  const t = useTexts(bookingTexts);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('persons.guardian')}</legend>
      <p className={styles.hint}>{t('persons.guardianLead')}</p>
      <TextField name={`${path}.guardianName`} label={t('fields.guardianName')} autoComplete="off" required />
      <CheckboxField name={`${path}.guardianConsent`} label={t('fields.guardianConsent')} required />
    </fieldset>
  );
}
