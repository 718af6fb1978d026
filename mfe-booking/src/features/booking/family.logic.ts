import {
  type EventResponse,
  type FamilyMemberCreate,
  type FamilyMemberResponse,
  familyPhone,
} from '@firn/shared-contracts/api';
import {
  type MaterialPropertyValue,
  NO_MATERIAL,
  propertyValueOf,
  withPropertyValue,
} from '@firn/shared-contracts/domain';
import { choiceOf } from '@firn/shared-ui/material-choice';
import type { FormApi } from 'final-form';
import { emailKey } from '../../shared/person/email-key.ts';
import type { PersonContext } from '../../shared/person/person-context.ts';
import { isMinor } from '../../shared/person/person-request.logic.ts';
import { emptyPerson } from '../../shared/person/values.ts';
import { draftViolations } from './booking-request.logic.ts';
import type { BookingValues, PersonValues } from './draft/values.ts';
import { personEmails } from './person-email.logic.ts';

/** What an event may ask of somebody of whom all else is known. */
const ASKED_BY_EVENT = [
  'guardianName',
  'guardianConsent',
  'hardestTour',
  'rentingMaterial',
  'rentingMaterialPropertyValues',
];

/** Whether only this event asks for what stands at a path. */
export const isAskedByEvent = (path: string): boolean =>
  ASKED_BY_EVENT.some((field) => path.endsWith(`.${field}`));

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Field in keyof Fields]?: NonNullable<Fields[Field]>;
  };

/** A family member as a person of this booking. An address that somebody else here has is left to the booker. */
function personOf(
  member: FamilyMemberResponse,
  values: BookingValues,
  { eventStart }: PersonContext,
): PersonValues {
  const { '@id': iri, '@type': _type, id: _id, version: _version, fullName: _name, ...known } = member;
  const { rentingMaterialPropertyValues: knownSizes, ...fields } = known;
  const taken = [values.booker.email, ...personEmails(values)].map(emailKey);
  const hasOwnEmail = member.email !== null && !taken.includes(emailKey(member.email));
  const { firstName, lastName, phone } = values.booker;
  const guardianName = [firstName, lastName].filter(Boolean).join(' ');
  return {
    ...given({
      ...fields,
      email: hasOwnEmail ? member.email : null,
      phone: familyPhone(member, phone ?? ''),
    }),
    ...(!hasOwnEmail && { viaBooker: true }),
    ...(isMinor(member.birthday, eventStart) && { guardianName }),
    ...(knownSizes.length > 0 && { knownSizes }),
    member: iri,
  };
}

const isUntouched = (person: PersonValues): boolean => !Object.values(person).some(Boolean);

interface Choice {
  readonly event: EventResponse;
  readonly context: PersonContext;
}

/** Takes a family member along, in place of a person of whom nothing was typed. */
export function withMember(
  values: BookingValues,
  member: FamilyMemberResponse,
  { event, context }: Choice,
): BookingValues {
  const free = values.bookingPersons.findIndex(isUntouched);
  const index = free >= 0 ? free : values.bookingPersons.length;
  const put = (person: PersonValues) => ({
    ...values,
    bookingPersons: values.bookingPersons.toSpliced(index, 1, person),
  });
  const person = personOf(member, values, context);
  const wrong = draftViolations(event, put(person), context, (path) => path)
    .map(({ propertyPath }) => propertyPath)
    .filter((path) => path.startsWith(`bookingPersons[${index}].`));
  return put({ ...person, isKnown: wrong.every(isAskedByEvent) });
}

/** Leaves a family member at home; at least one person stays. */
export function withoutMember(values: BookingValues, iri: string): BookingValues {
  const others = values.bookingPersons.filter(({ member }) => member !== iri);
  return { ...values, bookingPersons: others.length > 0 ? others : [emptyPerson()] };
}

/** Whether something is wrong with a known person that only fields would show. */
const isWrongUnseen = (person: PersonValues, errors: object = {}): boolean =>
  person.isKnown === true && Object.keys(errors).some((field) => !ASKED_BY_EVENT.includes(field));

/** Asks everything of known persons of whom something else is wrong than what this event asks; says whether there are. */
export function openWrongOnes(form: FormApi<BookingValues>): boolean {
  const { values, errors } = form.getState();
  const of = (index: number): object | undefined => errors?.bookingPersons?.[index];
  if (!values.bookingPersons.some((person, index) => isWrongUnseen(person, of(index)))) return false;
  const bookingPersons = values.bookingPersons.map((person, index) =>
    isWrongUnseen(person, of(index)) ? { ...person, isKnown: false } : person,
  );
  form.change('bookingPersons', bookingPersons);
  return true;
}

const orNull = (text: string | undefined): string | null => text?.trim() || null;

/** A typed person as one to keep, or null while something is missing. */
export function memberOf(person: PersonValues): FamilyMemberCreate | null {
  const { salutation, firstName, lastName, birthday } = person;
  const { contactFirstName, contactLastName, contactPhone } = person;
  if (!firstName || !lastName || !birthday) return null;
  if (!contactFirstName || !contactLastName || !contactPhone) return null;
  const { sac = false, vegetarian = false, allergies = false } = person;
  const sizes = person.rentingMaterialPropertyValues ?? [];
  return {
    salutation: salutation ?? null,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: person.viaBooker ? null : orNull(person.email),
    birthday,
    phone: orNull(person.phone),
    contactFirstName: contactFirstName.trim(),
    contactLastName: contactLastName.trim(),
    contactPhone: contactPhone.trim(),
    sac,
    sacNumber: sac ? orNull(person.sacNumber) : null,
    vegetarian,
    allergies,
    allergiesText: allergies ? orNull(person.allergiesText) : null,
    hardestTour: orNull(person.hardestTour),
    ...(sizes.length > 0 && { rentingMaterialPropertyValues: sizes }),
  };
}

/** The sizes of a family member with those of this booking; null where nothing is new. */
export function newSizesOf({ knownSizes = [], ...person }: PersonValues): MaterialPropertyValue[] | null {
  const given = choiceOf(person).rentingMaterialPropertyValues;
  const known = { ...NO_MATERIAL, rentingMaterialPropertyValues: knownSizes };
  const isNew = ({ rentingMaterialProperty, value }: MaterialPropertyValue) =>
    value.trim() !== '' && propertyValueOf(known, rentingMaterialProperty) !== value.trim();
  if (!given.some(isNew)) return null;
  return [...given.filter(isNew).reduce(withPropertyValue, known).rentingMaterialPropertyValues];
}
