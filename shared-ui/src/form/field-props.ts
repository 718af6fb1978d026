/** Props of every adapter. Texts are already translated. */
export interface FieldProps {
  /** Path in the form's values, `bookingPersons[0].email`. */
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** Props of text fields. */
export interface NullableProps extends FieldProps {
  /** An emptied field is null in the values instead of ''. */
  readonly nullable?: boolean;
}

export const textOrNull = (text: string, nullable = false): string | null =>
  nullable && text === '' ? null : text;
