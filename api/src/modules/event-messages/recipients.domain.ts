/** A person of an event. */
export interface Addressee {
  readonly firstName: string;
  readonly fullName: string;
  readonly email: string;
}

/** Who reads at one address: families share theirs. */
export interface Recipient {
  readonly email: string;
  readonly firstNames: readonly string[];
  readonly name: string;
}

/** One entry per address, however it is written, in the order of the persons. */
export function recipientsOf(persons: readonly Addressee[]): Recipient[] {
  const byAddress = Map.groupBy(persons, ({ email }) => email.toLowerCase());
  return [...byAddress].map(([email, readers]) => ({
    email,
    firstNames: [...new Set(readers.map(({ firstName }) => firstName))],
    name: readers.map(({ fullName }) => fullName).join(', '),
  }));
}
