import { useState } from 'react';
import { Combobox, useCombobox } from '../../mantine/combobox.ts';
import { TextInput } from '../../mantine/text-input.ts';
import type { FieldProps } from '../field-props.ts';
import { useFormField } from '../use-form-field.ts';
import { enterChooses } from './enter-chooses.ts';
import type { EntityOption, EntitySource } from './entity-option.ts';
import { EntityOptions, RETRY } from './entity-options.tsx';
import { useEntitySearch, useKnownOptions } from './use-entity-search.ts';

interface EntityFieldProps extends FieldProps, EntitySource {
  /** The current value with its name, as the item embeds it. */
  readonly selected: EntityOption | null;
}

/** One thing of another resource, looked for on the server; its IRI or null in the values. */
export function EntityField({ name, label, resourceName, search, selected, ...props }: EntityFieldProps) {
  const { input, error } = useFormField<string | null>(name);
  const [draft, setDraft] = useState<string | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const found = useEntitySearch({ resourceName, search }, draft ?? '', combobox.dropdownOpened);
  const { optionOf } = useKnownOptions(resourceName, selected ? [selected] : []);
  const value = input.value || null;
  const choose = (chosen: string) => {
    if (chosen === RETRY) {
      found.retry();
      return;
    }
    input.onChange(chosen);
    setDraft(null);
    combobox.closeDropdown();
  };
  const type = (text: string) => {
    setDraft(text);
    combobox.resetSelectedOption();
    combobox.openDropdown();
  };
  const leave = () => {
    if (draft?.trim() === '') input.onChange(null);
    setDraft(null);
    combobox.closeDropdown();
    input.onBlur();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} hideDetached={false} transitionProps={{ duration: 0 }}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...props}
          name={name}
          label={label}
          error={error}
          value={draft ?? (value ? optionOf(value).label : '')}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={enterChooses(combobox, draft ? found.options[0] : undefined, choose)}
          onClick={() => combobox.openDropdown()}
          onFocus={() => input.onFocus()}
          onBlur={leave}
          rightSection={<Combobox.Chevron />}
        />
      </Combobox.Target>
      <EntityOptions label={label} search={found} options={found.options} newText={null} problem={null} />
    </Combobox>
  );
}
