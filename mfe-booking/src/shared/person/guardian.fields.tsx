import { CheckboxField, TextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { personFormTexts } from '../../i18n/de-CH/person-form.ts';
import styles from './fields.module.css';

export function GuardianFields({ path }: { readonly path: string }) {
  const t = useTexts(personFormTexts);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('guardian')}</legend>
      <p className={styles.hint}>{t('guardianLead')}</p>
      <TextField name={`${path}.guardianName`} label={t('fields.guardianName')} autoComplete="off" required />
      <CheckboxField name={`${path}.guardianConsent`} label={t('fields.guardianConsent')} required />
    </fieldset>
  );
}
