import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Combobox, useCombobox } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { searchTexts } from '../../i18n/de-CH/search.ts';
import styles from './admin-search.module.css';
import { FoundOptions } from './found-options.tsx';
import { SearchIcon } from './search-icon.tsx';
import { useSearch } from './use-search.ts';

/**
 * The search box of docs/domain/office.md#search: a combobox whose options lead to offers, accommodations and guests.
 */
export function AdminSearch() {
  const t = useTexts(searchTexts);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const combobox = useCombobox();
  const search = useSearch(text);
  const change = (value: string) => {
    setText(value);
    combobox.resetSelectedOption();
    if (value.trim()) combobox.openDropdown();
    else combobox.closeDropdown();
  };
  const open = (path: string) => {
    change('');
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: Chrome 109 and Firefox 115 do not know <search>.
    <div role="search" className={styles.search}>
      <Combobox
        store={combobox}
        withinPortal={false}
        onOptionSubmit={open}
        hideDetached={false}
        transitionProps={{ duration: 0 }}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            type="search"
            autoComplete="off"
            aria-label={t('label')}
            placeholder={t('placeholder')}
            leftSection={<SearchIcon />}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
            onFocus={() => text.trim() && combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown className={styles.dropdown}>
          <FoundOptions {...search} />
        </Combobox.Dropdown>
      </Combobox>
    </div>
  );
}
