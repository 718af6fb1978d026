/** First and last name of a person, without the gap of a missing one. */
export const fullNameOf = (person: { readonly firstName: string; readonly lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();
