import { useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';

const NOTHING = {} as const;
const ignore = () => undefined;

/**
 * Keeps what was typed in a field that was folded away and comes back, and in a row that takes the place of another.
 * `useField` of react-final-form 7 gives the form's initial value to a name that nobody has registered, whatever the form
 * holds there; an effect of layout registers it before that one runs. `beforeSubmit` stays the same function.
 */
export function useKeptValue(name: string, beforeSubmit?: () => undefined): void {
  const form = useForm<Record<string, unknown>>();
  useLayoutEffect(() => {
    const config = { silent: true, ...(beforeSubmit && { beforeSubmit }) };
    return form.registerField(name, ignore, NOTHING, config);
  }, [form, name, beforeSubmit]);
}
