import { TextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { personFormTexts } from '../../i18n/de-CH/person-form.ts';
import styles from './fields.module.css';

interface EmergencyFieldsProps {
  readonly path: string;
  /** A shorter way to fill them in. */
  readonly shortcut?: ReactNode;
}

export function EmergencyFields({ path, shortcut }: EmergencyFieldsProps) {
  const t = useTexts(personFormTexts);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('emergency')}</legend>
      <p className={styles.hint}>{t('emergencyLead')}</p>
      {shortcut}
      <div className={styles.grid}>
        <TextField
          name={`${path}.contactFirstName`}
          label={t('fields.contactFirstName')}
          autoComplete="off"
          required
        />
        <TextField
          name={`${path}.contactLastName`}
          label={t('fields.contactLastName')}
          autoComplete="off"
          required
        />
        <TextField
          name={`${path}.contactPhone`}
          label={t('fields.contactPhone')}
          type="tel"
          autoComplete="off"
          required
        />
      </div>
    </fieldset>
  );
}
