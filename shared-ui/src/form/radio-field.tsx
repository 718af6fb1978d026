import { Radio } from '../mantine/radio.ts';
import type { FieldProps } from './field-props.ts';
import styles from './form.module.css';
import type { Option } from './option.ts';
import { useFormField } from './use-form-field.ts';

interface RadioFieldProps extends FieldProps {
  readonly options: readonly Option[];
}

export function RadioField({ name, label, description, required, disabled, options }: RadioFieldProps) {
  const { input, error } = useFormField<string>(name);
  return (
    <Radio.Group
      name={name}
      label={label}
      description={description}
      withAsterisk={required ?? false}
      error={error}
      value={input.value}
      onChange={input.onChange}
    >
      <div className={styles.options}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            label={option.label}
            disabled={disabled ?? false}
            aria-invalid={error ? true : undefined}
            onFocus={() => input.onFocus()}
            onBlur={() => input.onBlur()}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
