import { useState } from 'react';
import { enterChooses } from '../form/entity/enter-chooses.ts';
import { EntityOptions, RETRY } from '../form/entity/entity-options.tsx';
import { useEntitySearch } from '../form/entity/use-entity-search.ts';
import { Combobox, useCombobox } from '../mantine/combobox.ts';
import { TextInput } from '../mantine/text-input.ts';
import { useShell } from '../remote/shell-context.tsx';
import type { EntityFilter } from './list-filter.types.ts';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './resource-list.module.css';

interface EntityFilterInputProps {
  readonly filter: EntityFilter;
  readonly onChange: (value: string) => void;
}

/** Looks for one thing of another resource; the chip of the filter shows which one was chosen. */
export function EntityFilterInput({ filter, onChange }: EntityFilterInputProps) {
  const { api } = useShell();
  const [text, setText] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const source = {
    resourceName: `${filter.path}?${filter.name}`,
    search: (wanted: string, signal: AbortSignal) => filter.search(api, wanted, signal),
  };
  const found = useEntitySearch(source, text, combobox.dropdownOpened);
  const choose = (chosen: string) => {
    if (chosen === RETRY) {
      found.retry();
      return;
    }
    setText('');
    combobox.closeDropdown();
    onChange(chosen.slice(filter.path.length + 1));
  };
  const type = (next: string) => {
    setText(next);
    combobox.resetSelectedOption();
    combobox.openDropdown();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} hideDetached={false} transitionProps={{ duration: 0 }}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          className={styles.entity}
          aria-label={filter.label}
          placeholder={LIST_TEXTS.all(filter.label)}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={enterChooses(combobox, text ? found.options[0] : undefined, choose)}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <EntityOptions
        label={filter.label}
        search={found}
        options={found.options}
        newText={null}
        problem={null}
      />
    </Combobox>
  );
}
