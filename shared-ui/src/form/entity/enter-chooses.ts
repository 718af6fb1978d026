import type { KeyboardEvent } from 'react';
import type { useCombobox } from '../../mantine/combobox.ts';
import type { EntityOption } from './entity-option.ts';

/** Enter in an open list takes the first one found and never sends the form. */
export const enterChooses =
  (
    combobox: ReturnType<typeof useCombobox>,
    first: Pick<EntityOption, 'value'> | undefined,
    choose: (value: string) => void,
  ) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !combobox.dropdownOpened) return;
    event.preventDefault();
    if (first && combobox.getSelectedOptionIndex() === -1) choose(first.value);
  };
