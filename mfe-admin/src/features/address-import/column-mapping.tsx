import { ADDRESS_FIELDS, type AddressColumn, type AddressField } from '@firn/shared-contracts/api';
import { NativeSelect } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { addressImportTexts } from '../../i18n/de-CH/address-import.ts';
import styles from './address-import.module.css';

export type Mapping = readonly (AddressField | null)[];

interface ColumnMappingProps {
  readonly columns: readonly AddressColumn[];
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

/** The field of each column of the list; one that is chosen here is taken from the column that had it. */
export function ColumnMapping({ columns, mapping, onChange }: ColumnMappingProps) {
  const t = useTexts(addressImportTexts);
  const options = [
    { value: '', label: t('columns.none') },
    ...ADDRESS_FIELDS.map((field) => ({ value: field, label: t(`fields.${field}`) })),
  ];
  const choose = (position: number, value: string) => {
    const field = ADDRESS_FIELDS.find((each) => each === value) ?? null;
    onChange(mapping.map((each, at) => (at === position ? field : each === field ? null : each)));
  };
  return (
    <section aria-label={t('columns.title')} className={styles.remarks}>
      <h3 className={styles.small}>{t('columns.title')}</h3>
      <p className={styles.hint}>{t('columns.hint')}</p>
      <ul className={styles.columns}>
        {columns.map(({ position, heading, sample }) => {
          const name = heading || t('columns.unnamed', { number: position + 1 });
          return (
            <li key={position} className={styles.column}>
              <span className={styles.heading}>
                <strong>{name}</strong>
                <span className={styles.sample}>{sample}</span>
              </span>
              <NativeSelect
                aria-label={t('columns.fieldOf', { heading: name })}
                data={options}
                value={mapping[position] ?? ''}
                onChange={({ currentTarget }) => choose(position, currentTarget.value)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
