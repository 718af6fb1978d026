import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { TextInput } from '@firn/shared-ui/mantine';
import { isMac, useTexts } from '@firn/shared-ui/remote';
import { Combobox, useCombobox } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { searchTexts } from '../../i18n/de-CH/search.ts';
import styles from './admin-search.module.css';
import { FoundOptions } from './found-options.tsx';
import { SearchIcon } from './search-icon.tsx';
import { useSearch } from './use-search.ts';

function KeyHint() {
  const t = useTexts(searchTexts);
  return (
    <span className={styles.keys} aria-hidden="true">
      {t(isMac() ? 'keys.mac' : 'keys.other')}
    </span>
  );
}

/** What is typed, and where it leads; Enter may come before the answers do. */
function useSearchBox() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const combobox = useCombobox();
  const search = useSearch(text);
  const hasEntered = useRef(false);
  const change = (value: string) => {
    setText(value);
    hasEntered.current = false;
    combobox.resetSelectedOption();
    if (value.trim()) combobox.openDropdown();
    else combobox.closeDropdown();
  };
  const open = (path: string) => {
    change('');
    void navigate(path);
  };
  const enter = () => {
    if (combobox.getSelectedOptionIndex() !== -1) return;
    if (search.exact) open(search.exact.path);
    else hasEntered.current = search.isSearching;
  };
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  const exactPath = search.exact?.path;
  useEffect(() => {
    if (exactPath && hasEntered.current) latest.current(exactPath);
  }, [exactPath]);
  return { text, combobox, search, change, open, enter };
}

/**
 * The search box of docs/domain/office.md#search: a combobox whose options lead to offers, accommodations, guests,
 * bookings and events.
 */
export function AdminSearch() {
  const t = useTexts(searchTexts);
  const { text, combobox, search, change, open, enter } = useSearchBox();
  const box = useRef<HTMLInputElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const focus = ({ relatedTarget }: FocusEvent) => {
    cameFrom.current = relatedTarget;
    if (text.trim()) combobox.openDropdown();
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') enter();
    if (key !== 'Escape') return;
    const before = cameFrom.current;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    else box.current?.blur();
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
            ref={box}
            type="search"
            autoComplete="off"
            aria-label={t('label')}
            aria-keyshortcuts={isMac() ? 'Meta+K /' : 'Control+K /'}
            placeholder={t('placeholder')}
            leftSection={<SearchIcon />}
            rightSection={text ? undefined : <KeyHint />}
            rightSectionPointerEvents="none"
            classNames={{ section: styles.section ?? '' }}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={press}
            onFocus={focus}
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
