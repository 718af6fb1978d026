/** What every adapter takes. Texts arrive translated. */
export interface FieldProps {
  /** Path in the form's values, `bookingPersons[0].email`. */
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}
