import { useState } from 'react';
import { useForm } from 'react-final-form';
import { useCombobox } from '../../mantine/combobox.ts';
import { useFormField } from '../use-form-field.ts';
import type { EntityOption, EntitySource } from './entity-option.ts';
import { CREATE, RETRY } from './entity-options.tsx';
import { useCreation } from './use-creation.ts';
import { useEntitySearch, useKnownOptions } from './use-entity-search.ts';

interface ManyEntitiesInput extends EntitySource {
  readonly name: string;
  readonly selected: readonly EntityOption[];
  readonly onCreate?: ((text: string) => Promise<EntityOption>) | undefined;
}

/** The text being typed, what was found for it, and what was chosen before. */
export function useManyEntities({ name, selected, onCreate, ...source }: ManyEntitiesInput) {
  const form = useForm();
  const { input, error } = useFormField<readonly string[]>(name);
  const [text, setText] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const found = useEntitySearch(source, text, combobox.dropdownOpened);
  const { optionOf, learn } = useKnownOptions(source.resourceName, selected);
  const values = input.value || [];
  const chosen = values.map(optionOf);
  // Read from the form: something new may take a while to be made.
  const valuesNow = (): readonly string[] => form.getFieldState(name)?.value ?? [];
  const change = (next: readonly string[]) => {
    form.change(name, next);
    setText('');
    combobox.resetSelectedOption();
  };
  const creation = useCreation(onCreate, async (option) => {
    await learn(option);
    change([...valuesNow().filter((value) => value !== option.value), option.value]);
  });
  const typed = text.trim();
  const isCalled = [...found.options, ...chosen].some(
    ({ label }) => label.toLowerCase() === typed.toLowerCase(),
  );
  return {
    input,
    error,
    text,
    combobox,
    found,
    chosen,
    options: found.options.filter(({ value }) => !values.includes(value)),
    problem: creation.problem,
    newText: onCreate && found.state === 'found' && typed !== '' && !isCalled ? typed : null,
    choose: (value: string) => {
      if (value === RETRY) found.retry();
      else if (value === CREATE) creation.create(typed);
      else change([...values, value]);
    },
    remove: (value: string) => change(values.filter((other) => other !== value)),
    type: (next: string) => {
      setText(next);
      creation.forget();
      combobox.resetSelectedOption();
      combobox.openDropdown();
    },
    leave: () => {
      setText('');
      creation.forget();
      combobox.closeDropdown();
      input.onBlur();
    },
  };
}
