import { useState } from 'react';
import { Combobox, useCombobox } from '../../mantine/combobox.ts';
import { TextInput } from '../../mantine/text-input.ts';
import { enterChooses } from './enter-chooses.ts';
import type { EntityOption, EntitySource } from './entity-option.ts';
import { EntityOptions, RETRY } from './entity-options.tsx';
import { useEntitySearch, useKnownOptions } from './use-entity-search.ts';

export interface EntityInputProps extends EntitySource {
  readonly name?: string;
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  /** The current value with its name, as the item embeds it. */
  readonly selected: EntityOption | null;
  /** IRI. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  /** Beside a modal dialog of the browser nothing can be clicked: what is found stands within it. */
  readonly isInDialog?: boolean;
}

/** One thing of another resource, looked for on the server; outside of a form too. */
export function EntityInput(all: EntityInputProps) {
  const { label, resourceName, search, selected, value, onChange, onFocus, onBlur, isInDialog, ...props } =
    all;
  const [draft, setDraft] = useState<string | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const found = useEntitySearch({ resourceName, search }, draft ?? '', combobox.dropdownOpened);
  const { optionOf } = useKnownOptions(resourceName, selected ? [selected] : []);
  const choose = (chosen: string) => {
    if (chosen === RETRY) {
      found.retry();
      return;
    }
    onChange(chosen);
    setDraft(null);
    combobox.closeDropdown();
  };
  const type = (text: string) => {
    setDraft(text);
    combobox.resetSelectedOption();
    combobox.openDropdown();
  };
  const leave = () => {
    if (draft?.trim() === '') onChange(null);
    setDraft(null);
    combobox.closeDropdown();
    onBlur?.();
  };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={choose}
      withinPortal={!isInDialog}
      hideDetached={false}
      transitionProps={{ duration: 0 }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...props}
          label={label}
          value={draft ?? (value ? optionOf(value).label : '')}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={enterChooses(combobox, draft ? found.options[0] : undefined, choose)}
          onClick={() => combobox.openDropdown()}
          onFocus={onFocus}
          onBlur={leave}
          rightSection={<Combobox.Chevron />}
        />
      </Combobox.Target>
      <EntityOptions label={label} search={found} options={found.options} newText={null} problem={null} />
    </Combobox>
  );
}
