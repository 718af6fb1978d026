import { BOOKER_FIELDS } from '@firn/shared-contracts/domain';
import { emailKey } from '../../shared/person/email-key.ts';
import { emptyPerson } from '../../shared/person/values.ts';
import type { BookingValues, PersonValues } from './draft/values.ts';
import { sharedEmails } from './person-email.logic.ts';

/** Merges persons (docs/domain/bookings.md#persons): the key is the e-mail address, the booker comes first. */

const isGiven = (value: unknown): boolean => value !== undefined && value !== '' && value !== false;

/** The newer person replaces the older one; fields the newer leaves open keep their values. */
function replaced(older: PersonValues, newer: PersonValues): PersonValues {
  const given = Object.fromEntries(Object.entries(newer).filter(([, value]) => isGiven(value)));
  return { ...older, ...given };
}

/** Whether the booker takes part. */
export const bookerTakesPart = ({ bookingPersons }: BookingValues): boolean =>
  bookingPersons[0]?.booker === true;

/** Whether a person with the booker's address is the booker: no other name was typed. */
function isBookerTyped({ booker }: BookingValues, person: PersonValues): boolean {
  const isSame = (field: 'firstName' | 'lastName') =>
    [undefined, '', booker[field]?.trim().toLowerCase()].includes(person[field]?.trim().toLowerCase());
  const key = emailKey(booker.email);
  return key !== '' && emailKey(person.email) === key && isSame('firstName') && isSame('lastName');
}

/** Puts the booker first, replacing an untouched person or one typed for the booker. */
export function withBooker(values: BookingValues): BookingValues {
  if (bookerTakesPart(values)) return values;
  const { bookingPersons } = values;
  const known = bookingPersons.findIndex((person) => isBookerTyped(values, person));
  const isUntouched = (person: PersonValues) => !Object.values(person).some(isGiven);
  const taken = known >= 0 ? known : bookingPersons.findIndex(isUntouched);
  const before = bookingPersons[taken] ?? emptyPerson();
  const others = bookingPersons.filter((_, index) => index !== taken);
  return { ...values, bookingPersons: [{ ...before, booker: true }, ...others] };
}

/** Removes the booker from the persons; at least one person stays. */
export function withoutBooker(values: BookingValues): BookingValues {
  const others = values.bookingPersons.filter((person) => !person.booker);
  return { ...values, bookingPersons: others.length > 0 ? others : [emptyPerson()] };
}

export interface Merge {
  readonly values: BookingValues;
  /** Index of the merged person. */
  readonly index: number;
}

/** Whether a person is the booker once more, by name and address. */
const isBookerAgain = (values: BookingValues, person: PersonValues): boolean =>
  isGiven(person.firstName) && isGiven(person.lastName) && isBookerTyped(values, person);

/** What the booker says of themselves stands above the persons. */
const withoutIdentity = (person: PersonValues): PersonValues =>
  Object.fromEntries(Object.entries(person).filter(([field]) => !BOOKER_FIELDS.some((own) => own === field)));

/** Index of the person that the one at `index` replaces by its address, or null; the booker only by the booker. */
function replaceable(values: BookingValues, index: number): number | null {
  const known = sharedEmails(values)[index] ?? null;
  const newer = values.bookingPersons[index];
  if (known === null || !newer) return null;
  return values.bookingPersons[known]?.booker && !isBookerAgain(values, newer) ? null : known;
}

/** Replaces the person who had a person's address. Null when there is none to replace. */
export function mergePerson(values: BookingValues, index: number): Merge | null {
  const known = replaceable(values, index);
  const newer = values.bookingPersons[index];
  const older = known === null ? undefined : values.bookingPersons[known];
  if (known === null || !newer || !older) return null;
  const bookingPersons = values.bookingPersons
    .map((person, at) =>
      at === known ? replaced(older, older.booker ? withoutIdentity(newer) : newer) : person,
    )
    .filter((_, at) => at !== index);
  return { values: { ...values, bookingPersons }, index: known };
}
