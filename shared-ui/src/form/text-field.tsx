import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { TextInput } from '../mantine/text-input.ts';
import { type NullableProps, textOrNull } from './field-props.ts';
import { useFormField } from './use-form-field.ts';

export interface TextFieldProps extends NullableProps {
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'password' | 'color'>;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  readonly maxLength?: number;
  /** Id of a `datalist` with what is offered. */
  readonly list?: string;
}

export function TextField({ name, nullable, ...props }: TextFieldProps) {
  const { input, error } = useFormField<string>(name);
  return (
    <TextInput
      {...props}
      name={name}
      error={error}
      value={input.value}
      onChange={(event) => input.onChange(textOrNull(event.currentTarget.value, nullable))}
      onFocus={input.onFocus}
      onBlur={input.onBlur}
    />
  );
}
