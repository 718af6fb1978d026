import { NativeSelect } from '../mantine/native-select.ts';
import { type NullableProps, textOrNull } from './field-props.ts';
import type { Option } from './option.ts';
import { useFormField } from './use-form-field.ts';

interface SelectFieldProps extends NullableProps {
  readonly options: readonly Option[];
  readonly autoComplete?: string;
}

/** The browser's own select: right on phones, by keyboard and in every screen reader. */
export function SelectField({ name, nullable, options, ...props }: SelectFieldProps) {
  const { input, error } = useFormField<string>(name);
  return (
    <NativeSelect
      {...props}
      name={name}
      error={error}
      data={[...options]}
      value={input.value}
      onChange={(event) => input.onChange(textOrNull(event.currentTarget.value, nullable))}
      onFocus={input.onFocus}
      onBlur={input.onBlur}
    />
  );
}
