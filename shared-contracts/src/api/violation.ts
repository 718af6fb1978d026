/** What is wrong with one field: an entry of `violations` in a 409 or 422. */
export interface Violation {
  /** Path to the field as the request names it, such as `bookingPersons[0].email`; empty for the whole request. */
  readonly propertyPath: string;
  /** For people, in German. */
  readonly message: string;
}
