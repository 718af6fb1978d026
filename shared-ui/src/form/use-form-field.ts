import { type FieldInputProps, useField } from 'react-final-form';

interface FormField<T> {
  readonly input: FieldInputProps<T, HTMLElement>;
  /** The complaint to show now: after the visitor left the field, or tried to go on. */
  readonly error: string | undefined;
}

const SUBSCRIPTION = {
  value: true,
  error: true,
  submitError: true,
  touched: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
} as const;

/** One field of the form with the moment its complaint is shown; shared by all adapters. */
export function useFormField<T>(name: string, type?: 'checkbox'): FormField<T> {
  const { input, meta } = useField<T>(name, {
    subscription: SUBSCRIPTION,
    ...(type && { type }),
    // Emptied text stays a string: the schema then speaks of the field and not of a missing property.
    parse: (value) => value,
  });
  const fromServer = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const complaint: unknown = meta.error ?? fromServer;
  const isShown = meta.touched === true || meta.submitFailed === true;
  return { input, error: isShown && typeof complaint === 'string' ? complaint : undefined };
}
