import { useTexts } from '@firn/shared-ui/remote';
import { Combobox } from '@mantine/core';
import { searchTexts } from '../../i18n/de-CH/search.ts';
import styles from './admin-search.module.css';
import type { FoundGroup } from './found.ts';

interface FoundOptionsProps {
  readonly groups: readonly FoundGroup[];
  readonly isSearching: boolean;
  readonly isIncomplete: boolean;
}

/** The grouped results, and the search's status in words. */
export function FoundOptions({ groups, isSearching, isIncomplete }: FoundOptionsProps) {
  const t = useTexts(searchTexts);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const found = count > 0 ? t('hits', { count }) : t('nothing');
  return (
    <>
      <Combobox.Options aria-label={t('results')} className={styles.options}>
        {groups.map(({ name, items }) => (
          <Combobox.Group key={name} label={t(`groups.${name}`)}>
            {items.map(({ path, text, code }) => (
              <Combobox.Option key={path} value={path} className={styles.option}>
                <span>{text}</span> <span className={styles.code}>{code}</span>
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      <p role="status" className={styles.status}>
        {isSearching ? t('searching') : found}
        {!isSearching && isIncomplete && ` ${t('incomplete')}`}
      </p>
    </>
  );
}
