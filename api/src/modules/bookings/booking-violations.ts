import {
  type BookingPersonRequest,
  type BookingRequest,
  type BookingRuleContext,
  bookingPersonViolations,
  bookingViolations,
  materialViolations,
} from '@firn/shared-contracts/api';
import { type MaterialChoice, zurichDate } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import countries from 'i18n-iso-countries';
import type { EventForBooking } from './bookable-event.read-model.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads what a person rents, as far as the schema lets it through. */
function choiceOf({ rentingMaterial, rentingMaterialPropertyValues }: BookingPersonRequest): MaterialChoice {
  const listOf = <T>(list: readonly T[] | undefined) => (Array.isArray(list) ? list : []);
  return {
    rentingMaterial: listOf<string>(rentingMaterial),
    rentingMaterialPropertyValues: listOf(rentingMaterialPropertyValues).map((value) => ({
      title: '',
      ...value,
    })),
  };
}

/** What is wrong with the material of a person (docs/domain/bookings.md#material-of-a-person). */
export const rentingViolations = (
  person: BookingPersonRequest,
  path: string,
  { materials }: Pick<EventForBooking, 'materials'>,
): Violation[] => materialViolations(choiceOf(person), path, materials);

type IsRefused = (path: string) => boolean;

/** Values that the schema refused become empty: no rule sees them, and the others can run. */
function fieldsOf(value: unknown, path: string, isRefused: IsRefused): Fields {
  if (!isFields(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, isRefused(`${path}.${name}`) ? '' : field]),
  );
}

const EMPTY_PERSON = { email: '', birthday: '', phone: '', contactPhone: '' };

const readablePerson = (person: unknown, path: string, isRefused: IsRefused) =>
  ({ ...EMPTY_PERSON, ...fieldsOf(person, path, isRefused) }) as BookingPersonRequest;

function readable(body: unknown, isRefused: IsRefused): BookingRequest {
  const { booker, bookingPersons, acceptTerms } = isFields(body) ? body : {};
  const persons = Array.isArray(bookingPersons) ? bookingPersons : [];
  return {
    booker: { phone: '', ...fieldsOf(booker, 'booker', isRefused) } as BookingRequest['booker'],
    bookingPersons: persons.map((person, index) =>
      readablePerson(person, `bookingPersons[${index}]`, isRefused),
    ),
    acceptTerms: acceptTerms === true,
  } as BookingRequest;
}

/** Form and browser offer a few countries; the server takes every one that ISO 3166-1 knows. */
export const countryViolation = (path: string, country: string | undefined): Violation[] =>
  country && !countries.isValid(country)
    ? [{ propertyPath: `${path}.country`, message: `Das Land «${country}» gibt es nicht.` }]
    : [];

const countryViolations = ({ booker, bookingPersons }: BookingRequest): Violation[] => [
  ...countryViolation('booker', booker.country),
  ...bookingPersons.flatMap(({ country }, index) => countryViolation(`bookingPersons[${index}]`, country)),
];

/** A rule of the server alone: the booker comes first (docs/domain/bookings.md#persons). */
function serverViolations({ bookingPersons }: BookingRequest): Violation[] {
  return bookingPersons.flatMap((person, index) =>
    person.booker === true && index > 0
      ? [{ propertyPath: `bookingPersons[${index}].booker`, message: 'Wer bucht, steht an erster Stelle.' }]
      : [],
  );
}

/** What the rules of a booking's persons depend on. */
function contextOf(event: EventForBooking, now: Date): BookingRuleContext {
  return {
    today: zurichDate(now),
    eventStart: zurichDate(event.start),
    minimumAge: event.minimumAge,
    asksHardestTour: event.asksHardestTour,
  };
}

/** Whether the schema refused a field, or what it stands in. */
function refusedBy(ofSchema: readonly Violation[]): IsRefused {
  const refused = ofSchema.map(({ propertyPath }) => propertyPath);
  return (path) =>
    refused.some(
      (prefix) => path === prefix || path.startsWith(`${prefix}.`) || path.startsWith(`${prefix}[`),
    );
}

/** All violations of a person who joins a booking later: the rules are those of a booking. */
export function joiningViolations(
  person: unknown,
  ofSchema: readonly Violation[],
  event: EventForBooking,
  now: Date,
): Violation[] {
  const isRefused = refusedBy(ofSchema);
  const joining = readablePerson(person, 'person', isRefused);
  const ofRules = [
    ...bookingPersonViolations(joining, 'person', contextOf(event, now)),
    ...rentingViolations(joining, 'person', event),
    ...countryViolation('person', joining.country),
  ];
  return [...ofSchema, ...ofRules.filter(({ propertyPath }) => !isRefused(propertyPath))];
}

/** Why persons of a booking may not come to another event: they were younger or older on that day. */
export const ageViolations = (
  persons: readonly BookingPersonRequest[],
  event: EventForBooking,
  now: Date,
): Violation[] =>
  persons
    .flatMap((person, index) =>
      bookingPersonViolations(person, `bookingPersons[${index}]`, contextOf(event, now)),
    )
    .filter(({ propertyPath }) => /\.(birthday|guardianName|guardianConsent)$/.test(propertyPath));

/**
 * All violations of a booking at once: those of the schema, and the rules of docs/domain/bookings.md on
 * the other fields.
 */
export function allBookingViolations(
  body: unknown,
  ofSchema: readonly Violation[],
  event: EventForBooking,
  now: Date,
): Violation[] {
  const isRefused = refusedBy(ofSchema);
  const request = readable(body, isRefused);
  const ofRules = [
    ...bookingViolations(request, contextOf(event, now)),
    ...request.bookingPersons.flatMap((person, index) =>
      rentingViolations(person, `bookingPersons[${index}]`, event),
    ),
    ...serverViolations(request),
    ...countryViolations(request),
  ];
  return [...ofSchema, ...ofRules.filter(({ propertyPath }) => !isRefused(propertyPath))];
}
