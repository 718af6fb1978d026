import { CheckboxField, TextareaField, TextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { personFormTexts } from '../../i18n/de-CH/person-form.ts';
import styles from './fields.module.css';
import { HardestTourField } from './hardest-tour.field.tsx';
import type { PersonValues } from './values.ts';

interface TourFieldsProps {
  readonly path: string;
  readonly person: PersonValues;
  readonly asksHardestTour: boolean;
}

export function TourFields({ path, person, asksHardestTour }: TourFieldsProps) {
  const t = useTexts(personFormTexts);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('tour')}</legend>
      <CheckboxField name={`${path}.sac`} label={t('fields.sac')} description={t('hints.sac')} />
      {person.sac && (
        <TextField name={`${path}.sacNumber`} label={t('fields.sacNumber')} inputMode="numeric" />
      )}
      <CheckboxField name={`${path}.vegetarian`} label={t('fields.vegetarian')} />
      <CheckboxField name={`${path}.allergies`} label={t('fields.allergies')} />
      {person.allergies && (
        <TextareaField name={`${path}.allergiesText`} label={t('fields.allergiesText')} rows={2} required />
      )}
      {asksHardestTour && <HardestTourField path={path} />}
    </fieldset>
  );
}
