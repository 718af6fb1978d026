import { type BookingRuleContext, type FamilyMemberResponse, familyPhone } from '@firn/shared-contracts/api';
import { emptyPerson, isMinor, type PersonValues } from '../../shared/booking-form/person-values.logic.ts';
import type { BookerValues } from './booking-values.logic.ts';

const sameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A member of a family as somebody who takes part; an address that is taken is left to whoever books. */
export function personOf(
  member: FamilyMemberResponse,
  { booker, persons }: { readonly booker: BookerValues; readonly persons: readonly PersonValues[] },
  context: BookingRuleContext,
): PersonValues {
  const taken = [booker.email, ...persons.map(({ email }) => email)];
  const isFree = member.email !== null && !taken.some((email) => sameEmail(email ?? '', member.email ?? ''));
  const { salutation, firstName, lastName, birthday, sac, vegetarian, allergies } = member;
  const { contactFirstName, contactLastName, contactPhone } = member;
  return {
    ...emptyPerson(),
    salutation: salutation ?? '',
    ...{ firstName, lastName, birthday, contactFirstName, contactLastName, contactPhone },
    ...{ sac, vegetarian, allergies },
    email: isFree ? (member.email ?? '') : '',
    phone: familyPhone(member, booker.phone) ?? '',
    sacNumber: member.sacNumber ?? '',
    allergiesText: member.allergiesText ?? '',
    hardestTour: member.hardestTour ?? '',
    knownSizes: member.rentingMaterialPropertyValues,
    guardianName: isMinor(birthday, context) ? `${booker.firstName} ${booker.lastName}`.trim() : '',
  };
}

const nameKey = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim().toLowerCase();

/** Who of a family does not take part yet. */
export const atHome = (family: readonly FamilyMemberResponse[], persons: readonly PersonValues[]) =>
  family.filter((member) => !persons.some((person) => nameKey(person) === nameKey(member)));

/** A person of whom nobody has typed a name yet makes room. */
export function withPerson(persons: readonly PersonValues[], joining: PersonValues): readonly PersonValues[] {
  const free = persons.findIndex((person) => !person.booker && nameKey(person) === '');
  return free >= 0 ? persons.toSpliced(free, 1, joining) : [...persons, joining];
}
