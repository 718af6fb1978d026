import { Textarea } from '../mantine/textarea.ts';
import { type NullableProps, textOrNull } from './field-props.ts';
import { useFormField } from './use-form-field.ts';

interface TextareaFieldProps extends NullableProps {
  /** The field itself has it, where an address leads there. */
  readonly id?: string;
  readonly rows?: number;
  readonly maxLength?: number;
}

export function TextareaField({ name, nullable, rows = 3, ...props }: TextareaFieldProps) {
  const { input, error } = useFormField<string>(name);
  return (
    <Textarea
      {...props}
      rows={rows}
      name={name}
      error={error}
      value={input.value}
      onChange={(event) => input.onChange(textOrNull(event.currentTarget.value, nullable))}
      onFocus={input.onFocus}
      onBlur={input.onBlur}
    />
  );
}
