/** One complaint of a validator; the parts of Ajv's ErrorObject that messages need. */
export interface SchemaError {
  /** JSON pointer of the value, `/bookingPersons/0/email`. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface SchemaValidator {
  (data: unknown): boolean;
  readonly errors?: readonly SchemaError[] | null;
}
