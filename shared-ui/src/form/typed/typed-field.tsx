import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { TextInput } from '../../mantine/text-input.ts';
import type { FieldProps } from '../field-props.ts';
import type { TextFormat } from './text-format.ts';
import { useTypedText } from './use-typed-text.ts';

interface TypedFieldProps<V> extends FieldProps {
  readonly format: TextFormat<V>;
  /** Told of each value that is typed, before the form has it. */
  readonly onValue?: (value: V) => void;
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
  /** Said to screen readers as well, such as «in CHF». */
  readonly unitText?: string;
  readonly leftSection?: ReactNode;
  /** CSS pixels. */
  readonly leftSectionWidth?: number;
  readonly rightSection?: ReactNode;
  readonly rightSectionWidth?: string;
  readonly rightSectionPointerEvents?: 'all' | 'none';
}

/** A text input over a value that is not text: number, money, day, time of day. */
export function TypedField<V>({
  format,
  onValue,
  unitText,
  autoComplete = 'off',
  ...props
}: TypedFieldProps<V>) {
  const { text, error, type, focus, blur } = useTypedText(props.name, props.label, format, onValue);
  return (
    <TextInput
      {...props}
      autoComplete={autoComplete}
      aria-description={unitText}
      error={error}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={focus}
      onBlur={blur}
    />
  );
}
