import { Checkbox } from '../mantine/checkbox.ts';
import type { FieldProps } from './field-props.ts';
import styles from './form.module.css';
import type { Option } from './option.ts';
import { useFormField } from './use-form-field.ts';

interface ChoicesFieldProps extends FieldProps {
  readonly options: readonly Option[];
}

/** Several of a few: a tick for each; their values in the order of the options. */
export function ChoicesField({ name, label, description, required, disabled, options }: ChoicesFieldProps) {
  const { input, error } = useFormField<readonly string[]>(name);
  const change = (values: readonly string[]) =>
    input.onChange(options.map(({ value }) => value).filter((value) => values.includes(value)));
  return (
    <Checkbox.Group
      label={label}
      description={description}
      withAsterisk={required ?? false}
      error={error}
      value={[...(input.value || [])]}
      onChange={change}
    >
      <div className={styles.options}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            disabled={disabled ?? false}
            aria-invalid={error ? true : undefined}
            onFocus={() => input.onFocus()}
            onBlur={() => input.onBlur()}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
