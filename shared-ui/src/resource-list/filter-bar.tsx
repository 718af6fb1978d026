import { ChoiceFilterInput, ChoicesFilterInput } from './choice-filters.tsx';
import { DatesFilterInput } from './dates-filter.tsx';
import { EntityFilterInput } from './entity-filter-input.tsx';
import { optionsOf } from './filter-value.logic.ts';
import type { ListFilter } from './list-filter.types.ts';
import { TextFilterInput } from './text-filter.tsx';
import type { FilterState } from './use-list-filters.ts';

interface FilterInputProps {
  readonly filter: ListFilter;
  readonly state: FilterState;
}

function FilterInput({ filter, state }: FilterInputProps) {
  const { label } = filter;
  const value = state.value(filter);
  const onChange = (next: string) => state.set(filter, next);
  switch (filter.kind) {
    case 'text':
      return (
        <TextFilterInput
          label={label}
          value={value}
          onChange={(next) => state.set(filter, next, { isTyping: true })}
        />
      );
    case 'choices':
      return <ChoicesFilterInput {...{ label, value, onChange }} options={filter.options} />;
    case 'dates':
      return <DatesFilterInput {...{ filter, value, onChange }} />;
    case 'entity':
      return <EntityFilterInput {...{ filter, onChange }} />;
    case 'choice':
    case 'yes-no':
      return <ChoiceFilterInput {...{ label, value, onChange }} options={optionsOf(filter) ?? {}} />;
  }
}

/** What a list can be filtered by. Every change counts at once. */
export function FilterInputs({ state }: { readonly state: FilterState }) {
  return state.filters.map((filter) => <FilterInput key={filter.name} filter={filter} state={state} />);
}
