import { useState } from 'react';
import { useField } from 'react-final-form';
import { useFormField } from '../use-form-field.ts';
import type { TextFormat } from './text-format.ts';

interface TypedText {
  readonly text: string;
  readonly error: string | undefined;
  readonly type: (text: string) => void;
  readonly focus: () => void;
  readonly blur: () => void;
}

const NOTHING = {} as const;

/**
 * A value that people type as text. A text without a valid value becomes the field's value as typed, with
 * an error that keeps the form from being sent: typed text is never rounded and never lost.
 */
export function useTypedText<V>(
  name: string,
  label: string,
  format: TextFormat<V>,
  onValue?: (value: V) => void,
): TypedText {
  const validate = (value: unknown) =>
    typeof value === 'string' && format.parse(value) === undefined
      ? format.complaint(label, value)
      : undefined;
  useField<unknown>(name, { subscription: NOTHING, validate });
  const { input, error } = useFormField<V | string | null>(name);
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: unknown } | null>(null);
  const value = input.value;
  const textOfValue = () => {
    // A string may be a value as well, such as a date, or what was typed.
    const known = typeof value === 'string' ? format.parse(value) : value;
    return known === null || known === undefined ? String(value ?? '') : format.textOf(known);
  };
  return {
    // The draft counts as long as the form holds its value: a reset from outside shows at once.
    text: draft && draft.value === value ? draft.text : textOfValue(),
    error,
    type: (text) => {
      const parsed = format.parse(text);
      const next = parsed === undefined ? text : parsed;
      if (parsed !== undefined && parsed !== null) onValue?.(parsed);
      setDraft({ text, value: next ?? '' });
      input.onChange(next);
    },
    focus: () => input.onFocus(),
    blur: () => {
      setDraft(null);
      input.onBlur();
    },
  };
}
