import { TextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { personFormTexts } from '../../i18n/de-CH/person-form.ts';
import { AddressFields } from './address.fields.tsx';
import styles from './fields.module.css';

/** What a companion may leave open. */
export function MoreFields({ path }: { readonly path: string }) {
  const t = useTexts(personFormTexts);
  return (
    <details className={styles.more}>
      <summary>{t('more')}</summary>
      <div className={styles.grid}>
        <AddressFields path={path} isBooker={false} />
        <TextField name={`${path}.phonePrivate`} label={t('fields.phonePrivate')} type="tel" />
        <TextField name={`${path}.phoneCompany`} label={t('fields.phoneCompany')} type="tel" />
      </div>
    </details>
  );
}
