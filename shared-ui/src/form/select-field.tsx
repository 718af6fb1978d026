import { NativeSelect } from '../mantine/native-select.ts';
import type { FieldProps } from './field-props.ts';
import type { Option } from './option.ts';
import { useFormField } from './use-form-field.ts';

interface SelectFieldProps extends FieldProps {
  readonly options: readonly Option[];
  readonly autoComplete?: string;
}

/** The browser's own select: right on phones, by keyboard and in every screen reader. */
export function SelectField({ name, options, ...props }: SelectFieldProps) {
  const { input, error } = useFormField<string>(name);
  return (
    <NativeSelect
      {...props}
      name={name}
      error={error}
      data={[...options]}
      value={input.value}
      onChange={input.onChange}
      onFocus={input.onFocus}
      onBlur={input.onBlur}
    />
  );
}
