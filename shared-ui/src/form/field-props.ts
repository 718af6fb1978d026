/** What every adapter takes. Texts arrive translated. */
export interface FieldProps {
  /** Path in the form's values, `bookingPersons[0].email`. */
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** Hints below the input keep neighbours in line; text under 16 px makes phones zoom into a focused input. */
export const FIELD_LOOK = {
  size: 'md',
  inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
    | 'label'
    | 'input'
    | 'description'
    | 'error'
  )[],
};
