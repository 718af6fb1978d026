import { useField, useFormState } from 'react-final-form';
import { useKeptValue } from './use-kept-value.ts';

const SUBSCRIPTION = { value: true } as const;
const asItIs = <T>(value: T): T => value;

/** What a field holds by now, for what depends on it without being a field itself. */
export function useFormValue<T>(name: string): T {
  useKeptValue(name);
  return useField<T>(name, { subscription: SUBSCRIPTION, format: asItIs, allowNull: true }).input.value;
}

const ALL = { values: true } as const;

/** What the whole form holds by now. */
export function useFormValues<T extends object>(): T {
  return useFormState<T>({ subscription: ALL }).values;
}
