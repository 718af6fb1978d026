import type { OwnDietRequest, ProfilePatch, UserResponse } from '@firn/shared-contracts/api';
import type { BookingValues } from './draft/values.ts';

const OF_BOOKER = ['salutation', 'phone', 'address', 'postalCode', 'city', 'country'] as const;
const OF_PERSON = [
  'birthday',
  'contactFirstName',
  'contactLastName',
  'contactPhone',
  'sac',
  'sacNumber',
] as const;

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** The booker typed this of themselves, and the account does not say it yet; null where nothing is new. */
export function newOwnData(
  { booker, bookingPersons }: BookingValues,
  user: UserResponse,
): ProfilePatch | null {
  const self = bookingPersons.find((person) => person.booker);
  const typed = [
    ...OF_BOOKER.map((field) => [field, booker[field]] as const),
    ...OF_PERSON.map((field) => [field, self?.[field]] as const),
  ];
  const isNew = ([field, value]: (typeof typed)[number]) =>
    value !== undefined && value !== '' && trimmed(value) !== user[field];
  const changes = typed.filter(isNew).map(([field, value]) => [field, trimmed(value)] as const);
  return changes.length > 0 ? (Object.fromEntries(changes) as ProfilePatch) : null;
}

/** Food and allergies of the booker; null where they do not take part. */
export function ownDietOf({ bookingPersons }: BookingValues): OwnDietRequest | null {
  const self = bookingPersons.find((person) => person.booker);
  if (!self) return null;
  const { vegetarian = false, allergies = false, allergiesText = '' } = self;
  return { vegetarian, allergies, allergiesText: allergies ? allergiesText.trim() || null : null };
}
