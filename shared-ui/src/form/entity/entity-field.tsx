import type { FieldProps } from '../field-props.ts';
import { useFormField } from '../use-form-field.ts';
import { EntityInput } from './entity-input.tsx';
import type { EntityOption, EntitySource } from './entity-option.ts';

interface EntityFieldProps extends FieldProps, EntitySource {
  /** The current value with its name, as the item embeds it. */
  readonly selected: EntityOption | null;
}

/** One thing of another resource, looked for on the server; its IRI or null in the values. */
export function EntityField(props: EntityFieldProps) {
  const { input, error } = useFormField<string | null>(props.name);
  return (
    <EntityInput
      {...props}
      error={error}
      value={input.value || null}
      onChange={input.onChange}
      onFocus={() => input.onFocus()}
      onBlur={() => input.onBlur()}
    />
  );
}
