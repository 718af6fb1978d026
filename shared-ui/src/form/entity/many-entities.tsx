import { Combobox } from '../../mantine/combobox.ts';
import { Pill, PillsInput } from '../../mantine/pills-input.ts';
import type { FieldProps } from '../field-props.ts';
import { FIELD_TEXTS } from '../field-texts.ts';
import { enterChooses } from './enter-chooses.ts';
import type { EntityOption, EntitySource } from './entity-option.ts';
import { CREATE, EntityOptions } from './entity-options.tsx';
import { useManyEntities } from './use-many-entities.ts';

export interface ManyEntitiesProps extends FieldProps, EntitySource {
  /** The current values with their names, as the item embeds them. */
  readonly selected: readonly EntityOption[];
}

interface ChosenProps {
  readonly options: readonly EntityOption[];
  readonly disabled: boolean;
  readonly onRemove: (value: string) => void;
}

function Chosen({ options, disabled, onRemove }: ChosenProps) {
  return options.map(({ value, label }) => (
    <Pill
      key={value}
      withRemoveButton={!disabled}
      onRemove={() => onRemove(value)}
      removeButtonProps={{ 'aria-label': FIELD_TEXTS.remove(label), 'aria-hidden': false, tabIndex: 0 }}
    >
      {label}
    </Pill>
  ));
}

interface Props extends ManyEntitiesProps {
  readonly onCreate?: (text: string) => Promise<EntityOption>;
}

/** The look of EntitiesField and TagsField. Backspace in the empty field removes the last one. */
export function ManyEntities({ resourceName, search, selected, onCreate, name, ...look }: Props) {
  const many = useManyEntities({ name, resourceName, search, selected, onCreate });
  const { input, combobox, text, newText, options, chosen } = many;
  const first = options[0] ?? (newText === null ? undefined : { value: CREATE });
  const chooseByEnter = enterChooses(combobox, text.trim() ? first : undefined, many.choose);
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={many.choose}
      hideDetached={false}
      transitionProps={{ duration: 0 }}
    >
      <Combobox.DropdownTarget>
        <PillsInput {...look} error={many.error} onClick={() => combobox.openDropdown()}>
          <Pill.Group>
            <Chosen options={chosen} disabled={look.disabled ?? false} onRemove={many.remove} />
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                name={name}
                value={text}
                onChange={(event) => many.type(event.currentTarget.value)}
                onKeyDown={(event) => {
                  const last = chosen.at(-1);
                  if (event.key === 'Backspace' && text === '' && last) many.remove(last.value);
                  chooseByEnter(event);
                }}
                onFocus={() => input.onFocus()}
                onBlur={many.leave}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <EntityOptions
        label={look.label}
        search={many.found}
        options={options}
        newText={newText}
        problem={many.problem}
      />
    </Combobox>
  );
}
