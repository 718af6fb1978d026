import {
  type BookingPersonRequest,
  type BookingRequest,
  type BookingRuleContext,
  bookingViolations,
} from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import countries from 'i18n-iso-countries';
import type { EventForBooking } from './bookable-event.read-model.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type IsRefused = (path: string) => boolean;

/** Values that the schema refused become empty: no rule sees them, and the others can run. */
function fieldsOf(value: unknown, path: string, isRefused: IsRefused): Fields {
  if (!isFields(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, isRefused(`${path}.${name}`) ? '' : field]),
  );
}

function readable(body: unknown, isRefused: IsRefused): BookingRequest {
  const { booker, bookingPersons, acceptTerms, paymentMethod } = isFields(body) ? body : {};
  const persons = Array.isArray(bookingPersons) ? bookingPersons : [];
  const empty = { email: '', birthday: '', phone: '', contactPhone: '' };
  return {
    booker: { phone: '', ...fieldsOf(booker, 'booker', isRefused) } as BookingRequest['booker'],
    bookingPersons: persons.map(
      (person, index) =>
        ({ ...empty, ...fieldsOf(person, `bookingPersons[${index}]`, isRefused) }) as BookingPersonRequest,
    ),
    acceptTerms: acceptTerms === true,
    ...(typeof paymentMethod === 'string' && { paymentMethod }),
  } as BookingRequest;
}

export const countryMessage = (country: string | undefined): string | null =>
  country && !countries.isValid(country) ? `Das Land «${country}» gibt es nicht.` : null;

/** Form and browser offer a few countries; the server takes every one that ISO 3166-1 knows. */
function countryViolations({ booker, bookingPersons }: BookingRequest): Violation[] {
  const addresses = [
    ['booker', booker.country] as const,
    ...bookingPersons.map(({ country }, index) => [`bookingPersons[${index}]`, country] as const),
  ];
  return addresses.flatMap(([path, country]) => {
    const message = countryMessage(country);
    return message ? [{ propertyPath: `${path}.country`, message }] : [];
  });
}

/**
 * Rules of the server alone: the booker comes first (docs/domain/bookings.md#persons), and Firn sends invoices,
 * nothing else.
 */
function serverViolations({ bookingPersons, paymentMethod }: BookingRequest): Violation[] {
  const misplaced = bookingPersons.flatMap((person, index) =>
    person.booker === true && index > 0
      ? [{ propertyPath: `bookingPersons[${index}].booker`, message: 'Wer bucht, steht an erster Stelle.' }]
      : [],
  );
  if (paymentMethod === undefined || paymentMethod === 'invoice') return misplaced;
  const message = 'Diese Zahlungsart bieten wir nicht an. Bitte wähle die Rechnung.';
  return [...misplaced, { propertyPath: 'paymentMethod', message }];
}

/** What the rules of a booking's persons depend on. */
export function ruleContextOf(event: EventForBooking, now: Date): BookingRuleContext {
  return {
    today: zurichDate(now),
    eventStart: zurichDate(event.start),
    minimumAge: event.minimumAge,
    asksHardestTour: event.asksHardestTour,
  };
}

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
  const refused = ofSchema.map(({ propertyPath }) => propertyPath);
  const isRefused = (path: string) =>
    refused.some(
      (prefix) => path === prefix || path.startsWith(`${prefix}.`) || path.startsWith(`${prefix}[`),
    );
  const request = readable(body, isRefused);
  const ofRules = [
    ...bookingViolations(request, ruleContextOf(event, now)),
    ...serverViolations(request),
    ...countryViolations(request),
  ];
  return [...ofSchema, ...ofRules.filter(({ propertyPath }) => !isRefused(propertyPath))];
}
