import { type AddressRemark, LISTED_REMARKS } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { addressImportTexts } from '../../i18n/de-CH/address-import.ts';
import styles from './address-import.module.css';
import { grouped } from './grouped.ts';

interface RemarkListProps {
  readonly kind: 'errors' | 'notices' | 'leftAsIs';
  readonly remarks: readonly AddressRemark[];
}

/** Remarks on rows, by row and column; nothing where there are none. */
export function RemarkList({ kind, remarks }: RemarkListProps) {
  const t = useTexts(addressImportTexts);
  if (remarks.length === 0) return null;
  return (
    <section aria-label={t(`remarks.${kind}`)} className={styles.remarks}>
      <h3 className={styles.small}>{t(`remarks.${kind}`)}</h3>
      <ul className={styles.columns}>
        {remarks.map(({ row, field, message }) => (
          <li key={`${row} ${field} ${message}`} className={styles.remark}>
            <strong>
              {t('remarks.at', {
                row: grouped(row),
                field: field ? t(`fields.${field}`) : t('remarks.whole'),
              })}
            </strong>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      {remarks.length === LISTED_REMARKS && (
        <p className={styles.hint}>{t('remarks.more', { shown: LISTED_REMARKS })}</p>
      )}
    </section>
  );
}
