import type { FieldProps } from '../field-props.ts';
import { timeText } from './time-text.ts';
import { TypedField } from './typed-field.tsx';

/** A time of day, `HH:MM` or null in the values. */
export function TimeField(props: FieldProps) {
  return <TypedField {...props} format={timeText} />;
}
