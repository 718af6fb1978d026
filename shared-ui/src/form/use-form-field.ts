import { getIn } from 'final-form';
import { useContext, useEffect } from 'react';
import { type FieldInputProps, useField, useForm } from 'react-final-form';
import { FormComplaintsContext, isClaimedBy } from './form-complaints.ts';
import { isSame } from './merge-patch.ts';
import { followPresses, onceReleased } from './presses.ts';
import { useKeptValue } from './use-kept-value.ts';

interface FormField<T> {
  readonly input: FieldInputProps<T, HTMLElement>;
  /** The error to show now: after the visitor has left the field or tried to continue. */
  readonly error: string | undefined;
}

const SUBSCRIPTION = { value: true, error: true, touched: true, modified: true, submitFailed: true } as const;

/** The first complaint about a field or, for one that holds a list or an object, about a part of it. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return undefined;
  for (const part of Object.values(error)) {
    const message = firstMessage(part);
    if (message) return message;
  }
  return undefined;
}

/** What the server held against a field's value, for as long as it stays that value. */
function useRefusal(name: string): string | undefined {
  const { claim, refusals, sent } = useContext(FormComplaintsContext);
  const form = useForm();
  useEffect(() => claim(name), [claim, name]);
  const refusal = refusals.find(({ propertyPath }) => isClaimedBy(propertyPath, name));
  const isUnchanged = refusal && isSame(getIn(form.getState().values, name), getIn(sent, name));
  return isUnchanged ? refusal.message : undefined;
}

/** One field of the form and when its error is shown; shared by all adapters. */
export function useFormField<T>(name: string, type?: 'checkbox'): FormField<T> {
  useKeptValue(name);
  const { input, meta } = useField<T>(name, {
    subscription: SUBSCRIPTION,
    ...(type && { type }),
    // Emptied text stays a string: a key that vanished would say nothing of being emptied.
    parse: (value) => value,
  });
  const refusal = useRefusal(name);
  const { waitsForTyping } = useContext(FormComplaintsContext);
  // A form that is empty again after a save would complain, and push away what is about to be clicked.
  const isLeft = meta.touched === true && (meta.modified === true || !waitsForTyping);
  // A try to go on touches every field there is; one that came since waits until it is left, unless the form lists all.
  const isShown = isLeft || (meta.submitFailed === true && (meta.touched === true || waitsForTyping));
  useEffect(followPresses, []);
  const leave = () => onceReleased(() => input.onBlur());
  return {
    input: { ...input, onBlur: leave },
    error: (isShown ? firstMessage(meta.error) : undefined) ?? refusal,
  };
}
