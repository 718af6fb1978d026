import type { EventResponse } from '@firn/shared-contracts/api';
import {
  asksHardestTour,
  type BookingPersonRequest,
  type BookingRequest,
  type BookingRuleContext,
  bookingViolations,
} from '@firn/shared-contracts/api';
import { ageOn, type LocalDate, type Rappen, zurichDate } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { schemaViolations } from '@firn/shared-ui/form';
import { validateBookingRequest } from './booking.validator.generated.js';
import { personEmails } from './person-email.logic.ts';
import { BOOKER_FIELDS, type BookingValues, type PersonValues } from './values.ts';

const ADULT_AGE = 18;

/** The context of the rules of docs/domain/bookings.md; `now` is the shell’s clock. */
export function ruleContext(event: EventResponse, now: Date): BookingRuleContext {
  return {
    today: zurichDate(now),
    eventStart: zurichDate(new Date(event.start)),
    minimumAge: event.minimumAge,
    asksHardestTour: asksHardestTour(event.level?.title ?? null),
  };
}

/** Whether a person is a minor on the first day of the event; an incomplete birthday does not count. */
export function isMinor(birthday: LocalDate | undefined, eventStart: LocalDate): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(birthday ?? '') && ageOn(birthday ?? '', eventStart) < ADULT_AGE;
}

function trimmed<T extends object>(values: T): T {
  const entries = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as T;
}

const REQUIRED_TEXTS = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  birthday: '',
  contactFirstName: '',
  contactLastName: '',
  contactPhone: '',
};

/** Removes answers to questions that are no longer asked. */
function askedOnly(person: BookingPersonRequest, context: BookingRuleContext): BookingPersonRequest {
  const { sacNumber, allergiesText, hardestTour, guardianName, guardianConsent, ...always } = person;
  return {
    ...always,
    ...(person.sac && sacNumber && { sacNumber }),
    ...(person.allergies && { allergiesText: allergiesText ?? '' }),
    ...(context.asksHardestTour && { hardestTour: hardestTour ?? '' }),
    ...(isMinor(person.birthday, context.eventStart) && {
      guardianName: guardianName ?? '',
      guardianConsent: guardianConsent ?? false,
    }),
  };
}

function personRequest(
  { viaBooker, member, isKnown, isKept, ...person }: PersonValues,
  email: string,
  values: BookingValues,
  context: BookingRuleContext,
) {
  const own = BOOKER_FIELDS.flatMap((field) => {
    const value = values.booker[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  const identity = person.booker ? Object.fromEntries(own) : {};
  const flags = { sac: false, vegetarian: false, allergies: false };
  const complete = { ...REQUIRED_TEXTS, ...flags, ...person, ...identity, email };
  return askedOnly(trimmed(complete) as BookingPersonRequest, context);
}

export interface Agreement {
  readonly acceptTerms: boolean;
  /** Rappen, as shown to the visitor. */
  readonly expectedTotal: Rappen;
}

/** The request of `POST /api/bookings`; missing input is empty and fails the schema. */
export function toBookingRequest(
  event: EventResponse,
  values: BookingValues,
  agreement: Agreement,
  context: BookingRuleContext,
): BookingRequest {
  const message = values.message?.trim();
  const emails = personEmails(values);
  return {
    event: event['@id'],
    booker: trimmed({
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      address: '',
      postalCode: '',
      city: '',
      ...values.booker,
    }) as BookingRequest['booker'],
    bookingPersons: values.bookingPersons.map((person, index) =>
      personRequest(person, emails[index] ?? '', values, context),
    ),
    ...(message && { message }),
    ...agreement,
    paymentMethod: 'invoice',
  };
}

const PERSON_PATH = /^bookingPersons\[(\d+)\]\.(\w+)$/;

/** The form field of a request's path: what a person shares with the booker is shown under `booker`. */
export function fieldPath(path: string, values: BookingValues): string {
  const [, index, field] = PERSON_PATH.exec(path) ?? [];
  const person = values.bookingPersons[Number(index)];
  if (person?.viaBooker && !person.booker && field === 'email') return 'booker.email';
  const isBooker = person?.booker === true;
  const isShared = (BOOKER_FIELDS as readonly (string | undefined)[]).includes(field);
  return isBooker && isShared ? `booker.${field}` : path;
}

/** All violations of the contract's rules so far, at the paths of the form's fields. */
export function draftViolations(
  event: EventResponse,
  values: BookingValues,
  context: BookingRuleContext,
  labelOf: (path: string) => string,
): Violation[] {
  const request = toBookingRequest(event, values, { acceptTerms: true, expectedTotal: 0 }, context);
  const violations = [
    ...schemaViolations(validateBookingRequest, request, labelOf),
    ...bookingViolations(request, context),
  ];
  return violations.map(({ propertyPath, message }) => ({
    propertyPath: fieldPath(propertyPath, values),
    message,
  }));
}
