import { Textarea } from '../mantine/textarea.ts';
import type { FieldProps } from './field-props.ts';
import { useFormField } from './use-form-field.ts';

interface TextareaFieldProps extends FieldProps {
  readonly rows?: number;
  readonly maxLength?: number;
}

export function TextareaField({ name, rows = 3, ...props }: TextareaFieldProps) {
  const { input, error } = useFormField<string>(name);
  return (
    <Textarea
      {...props}
      rows={rows}
      name={name}
      error={error}
      value={input.value}
      onChange={input.onChange}
      onFocus={input.onFocus}
      onBlur={input.onBlur}
    />
  );
}
