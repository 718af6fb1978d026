import type { ReactNode } from 'react';
import { Checkbox } from '../mantine/checkbox.ts';
import type { FieldProps } from './field-props.ts';
import { useFormField } from './use-form-field.ts';

interface CheckboxFieldProps extends Omit<FieldProps, 'label'> {
  /** May hold links. */
  readonly label: ReactNode;
}

export function CheckboxField({ name, ...props }: CheckboxFieldProps) {
  const { input, error } = useFormField<boolean>(name, 'checkbox');
  return (
    <Checkbox
      {...props}
      wrapperProps={{ 'data-tick': true }}
      name={name}
      error={error}
      aria-invalid={error ? true : undefined}
      checked={input.checked ?? false}
      onChange={input.onChange}
      onFocus={input.onFocus}
      onBlur={input.onBlur}
    />
  );
}
