import { type BookingValues, emptyPerson, type PersonValues } from './values.ts';

/** Person merge of spec section 4 and decisions D2: the key is the e-mail address, the booker comes first. */

const keyOf = (email: string | undefined): string => (email ?? '').trim().toLowerCase();

/** E-mail address of the person at an index; the booker's for the booker's own seat. */
function emailAt({ booker, bookingPersons }: BookingValues, index: number): string {
  const person = bookingPersons[index];
  return keyOf(person?.booker ? booker.email : person?.email);
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== '' && value !== false;

/** The newer person takes the place of the older one; what the newer leaves open stays as it was. */
function replaced(older: PersonValues, newer: PersonValues): PersonValues {
  const given = Object.fromEntries(Object.entries(newer).filter(([, value]) => isGiven(value)));
  return { ...older, ...given };
}

/** Whether the booker takes part. */
export const bookerTakesPart = ({ bookingPersons }: BookingValues): boolean =>
  bookingPersons[0]?.booker === true;

/** Puts the booker in front, in the place of the first person or of one with the same e-mail address. */
export function withBooker(values: BookingValues): BookingValues {
  if (bookerTakesPart(values)) return values;
  const { booker, bookingPersons } = values;
  const key = keyOf(booker.email);
  const known = key ? bookingPersons.findIndex((person) => keyOf(person.email) === key) : -1;
  const isUntouched = (person: PersonValues) => !Object.values(person).some(isGiven);
  const taken = known >= 0 ? known : bookingPersons.findIndex(isUntouched);
  const before = bookingPersons[taken] ?? emptyPerson();
  const others = bookingPersons.filter((_, index) => index !== taken);
  return { ...values, bookingPersons: [{ ...before, booker: true }, ...others] };
}

/** Takes the booker out of the persons; at least one person stays. */
export function withoutBooker(values: BookingValues): BookingValues {
  const others = values.bookingPersons.filter((person) => !person.booker);
  return { ...values, bookingPersons: others.length > 0 ? others : [emptyPerson()] };
}

/** Index of another person with the same e-mail address, or null. */
function sameEmail(values: BookingValues, index: number): number | null {
  const key = emailAt(values, index);
  if (!key) return null;
  const other = values.bookingPersons.findIndex((_, at) => at !== index && emailAt(values, at) === key);
  return other >= 0 ? other : null;
}

export interface Merge {
  readonly values: BookingValues;
  /** Where the merged person stands. */
  readonly index: number;
}

/**
 * Called when the visitor leaves the e-mail field of a person: a person with a known address replaces the one that
 * had it, in its place. Null when the address is new.
 */
export function mergePerson(values: BookingValues, index: number): Merge | null {
  const known = sameEmail(values, index);
  const newer = values.bookingPersons[index];
  const older = known === null ? undefined : values.bookingPersons[known];
  if (known === null || !newer || !older) return null;
  const [target, dropped] = newer.booker ? [index, known] : [known, index];
  const merged = replaced(older, newer);
  const bookingPersons = values.bookingPersons
    .map((person, at) => (at === target ? merged : person))
    .filter((_, at) => at !== dropped);
  return { values: { ...values, bookingPersons }, index: dropped < target ? target - 1 : target };
}
