import { TextField, type TextFieldProps } from './text-field.tsx';

/** A day, `YYYY-MM-DD` in the values. The browser's own date input: phones bring their picker, keyboards type. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength'>) {
  return <TextField {...props} type="date" />;
}
