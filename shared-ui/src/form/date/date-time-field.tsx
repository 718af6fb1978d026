import type { FieldProps } from '../field-props.ts';
import { dateTimeText } from '../typed/date-time-text.ts';
import { TypedField } from '../typed/typed-field.tsx';

/** A moment in Zurich, typed as `11.7.26 9:30`; an ISO instant or null in the values. */
export function DateTimeField(props: FieldProps) {
  return <TypedField {...props} format={dateTimeText} />;
}
