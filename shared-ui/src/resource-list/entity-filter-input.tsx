import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Combobox.css';
import { Combobox, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput } from '../mantine/text-input.ts';
import { useShell } from '../remote/shell-context.tsx';
import type { EntityFilter } from './list-filter.types.ts';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './resource-list.module.css';

/** Pause after the last key, in ms (docs/domain/constants.md#waiting). */
const PAUSE_MS = 500;

/** What the server finds for a text, once it has not changed for 500 ms. */
function useFound(filter: EntityFilter, text: string) {
  const { api } = useShell();
  const wanted = text.trim();
  const [asked] = useDebouncedValue(wanted, PAUSE_MS);
  const { data, isFetching, isError } = useQuery({
    queryKey: [filter.path, 'search', filter.name, asked],
    queryFn: ({ signal }) => filter.search(api, asked, signal),
    enabled: asked !== '',
  });
  return {
    options: wanted === '' ? [] : (data ?? []),
    status: statusOf({ isSearching: wanted !== asked || isFetching, isError, count: data?.length ?? 0 }),
  };
}

function statusOf(found: {
  readonly isSearching: boolean;
  readonly isError: boolean;
  readonly count: number;
}): string {
  if (found.isSearching) return LIST_TEXTS.searching;
  if (found.isError) return LIST_TEXTS.searchFailed;
  return found.count === 0 ? LIST_TEXTS.nothingFound : LIST_TEXTS.typeMore;
}

interface EntityFilterInputProps {
  readonly filter: EntityFilter;
  readonly onChange: (value: string) => void;
}

/** Looks for one thing of another resource; the chip of the filter shows which one was chosen. */
export function EntityFilterInput({ filter, onChange }: EntityFilterInputProps) {
  const [text, setText] = useState('');
  const combobox = useCombobox();
  const { options, status } = useFound(filter, text);
  const type = (next: string) => {
    setText(next);
    combobox.resetSelectedOption();
    if (next.trim()) combobox.openDropdown();
    else combobox.closeDropdown();
  };
  const choose = (id: string) => {
    type('');
    onChange(id);
  };
  return (
    <Combobox store={combobox} withinPortal={false} onOptionSubmit={choose} transitionProps={{ duration: 0 }}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          className={styles.entity}
          aria-label={filter.label}
          placeholder={LIST_TEXTS.all(filter.label)}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={filter.label}>
          {options.map(({ id, name }) => (
            <Combobox.Option key={id} value={id}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
        <p role="status" className={styles.status}>
          {status}
        </p>
      </Combobox.Dropdown>
    </Combobox>
  );
}
