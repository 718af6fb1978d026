import type { FieldProps } from '../field-props.ts';
import { ibanText } from './iban-text.ts';
import { TypedField } from './typed-field.tsx';

/** The number of an account, without blanks or null in the values. */
export function IbanField(props: FieldProps) {
  return <TypedField {...props} format={ibanText} />;
}
