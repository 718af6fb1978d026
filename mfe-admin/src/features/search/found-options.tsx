import { useTexts } from '@firn/shared-ui/remote';
import { Combobox } from '@mantine/core';
import { searchTexts } from '../../i18n/de-CH/search.ts';
import styles from './admin-search.module.css';
import type { Found } from './found.types.ts';
import type { SearchState } from './use-search.ts';

function FoundOption({ found, isExact }: { readonly found: Found; readonly isExact: boolean }) {
  const { path, text, code } = found;
  return (
    <Combobox.Option value={path} className={styles.option} data-exact={isExact}>
      <span>{text}</span> <span className={styles.code}>{code}</span>
    </Combobox.Option>
  );
}

/** The grouped results, and the search's status in words. */
export function FoundOptions({ groups, exact, isSearching, isIncomplete }: SearchState) {
  const t = useTexts(searchTexts);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const found = count > 0 ? t('hits', { count }) : t('nothing');
  return (
    <>
      <Combobox.Options aria-label={t('results')} className={styles.options}>
        {groups.map(({ name, items }) => (
          <Combobox.Group key={name} label={t(`groups.${name}`)}>
            {items.map((one) => (
              <FoundOption key={one.path} found={one} isExact={one === exact} />
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      <p role="status" className={styles.status}>
        {isSearching ? t('searching') : found}
        {!isSearching && isIncomplete && ` ${t('incomplete')}`}
        {!isSearching && exact && ` ${t('enter', { code: exact.code })}`}
      </p>
    </>
  );
}
