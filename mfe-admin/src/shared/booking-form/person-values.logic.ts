import {
  asksHardestTour,
  type BookingPersonRequest,
  type BookingPersonResponse,
  type BookingRuleContext,
  type EventResponse,
} from '@firn/shared-contracts/api';
import { ageOn, type MaterialPropertyValue, zurichDate } from '@firn/shared-contracts/domain';
import { materialRequest, type Rentable } from '@firn/shared-ui/material-choice';

const ADULT_AGE = 18;

type Material = Pick<BookingPersonRequest, 'rentingMaterial' | 'rentingMaterialPropertyValues'>;
type Fields = Required<Omit<BookingPersonRequest, keyof Material>>;

/** A text for each field, empty for nothing. */
type Texts = { readonly [Field in keyof Fields]: Fields[Field] extends boolean ? boolean : string };

/** What a form holds of a person: texts, and what they rent. */
export type PersonValues = Texts &
  Material & {
    /** Sizes that the account knows of them. */
    readonly knownSizes?: readonly MaterialPropertyValue[];
  };

export const emptyPerson = (): PersonValues => ({
  booker: false,
  salutation: '',
  firstName: '',
  lastName: '',
  email: '',
  birthday: '',
  address: '',
  postalCode: '',
  city: '',
  country: 'CH',
  phone: '',
  phonePrivate: '',
  phoneCompany: '',
  contactFirstName: '',
  contactLastName: '',
  contactPhone: '',
  sac: false,
  sacNumber: '',
  vegetarian: false,
  allergies: false,
  allergiesText: '',
  hardestTour: '',
  guardianName: '',
  guardianConsent: false,
});

const FIELDS = Object.keys(emptyPerson()) as (keyof Fields)[];

/** A person as a form shows them; nulls become empty texts. */
export function personValues(person: Partial<BookingPersonResponse>): PersonValues {
  const known = FIELDS.map((field) => [field, person[field] ?? emptyPerson()[field]]);
  return Object.fromEntries(known) as PersonValues;
}

/** What the rules of a person need to know of the event; without it only what holds for every event is asked. */
export const ruleContext = (event: EventResponse | undefined, now: Date): BookingRuleContext => ({
  today: zurichDate(now),
  eventStart: zurichDate(event ? new Date(event.start) : now),
  minimumAge: event?.minimumAge ?? 0,
  asksHardestTour: asksHardestTour(event?.level?.title ?? null),
});

/** Whether a person is a minor on the first day of the event; an incomplete birthday does not count. */
export const isMinor = (birthday: string | null, { eventStart }: BookingRuleContext): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(birthday ?? '') && ageOn(birthday ?? '', eventStart) < ADULT_AGE;

const filled = <Field extends keyof Fields>(person: Texts, fields: readonly Field[]) =>
  Object.fromEntries(fields.filter((field) => person[field] !== '').map((field) => [field, person[field]]));

/** A person as the API takes them: trimmed, without what is left open or not asked any more. */
export function personRequest(
  values: PersonValues,
  context: BookingRuleContext,
  rentable: Rentable | null = null,
): BookingPersonRequest {
  const person = Object.fromEntries(
    FIELDS.map((field) => {
      const value = values[field] ?? '';
      return [field, typeof value === 'string' ? value.trim() : value];
    }),
  ) as Texts;
  const { salutation, firstName, lastName, email, birthday, sac, vegetarian, allergies } = person;
  const { contactFirstName, contactLastName, contactPhone } = person;
  return {
    ...(person.booker && { booker: true }),
    ...(salutation && { salutation: salutation as NonNullable<BookingPersonRequest['salutation']> }),
    ...{ firstName, lastName, email, birthday, contactFirstName, contactLastName, contactPhone },
    ...filled(person, ['phone', 'address', 'postalCode', 'city', 'country', 'phonePrivate', 'phoneCompany']),
    ...{ sac, vegetarian, allergies },
    ...(sac && filled(person, ['sacNumber'])),
    ...(allergies && { allergiesText: person.allergiesText }),
    ...filled(person, ['hardestTour']),
    ...materialRequest(values, rentable),
    ...(isMinor(birthday, context) && {
      guardianName: person.guardianName,
      guardianConsent: person.guardianConsent,
    }),
  };
}
