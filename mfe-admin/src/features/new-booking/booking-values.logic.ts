import {
  type BookingRequest,
  type BookingRuleContext,
  bookingViolations,
  type EventResponse,
  type SeatOptionResponse,
  type UserResponse,
} from '@firn/shared-contracts/api';
import type { Rappen } from '@firn/shared-contracts/domain';
import { BOOKER_FIELDS, emailAlias } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { materialComplaints, type Rentable } from '@firn/shared-ui/material-choice';
import {
  emptyPerson,
  type PersonValues,
  personRequest,
} from '../../shared/booking-form/person-values.logic.ts';

export type BookerValues = Readonly<Record<(typeof BOOKER_FIELDS)[number], string>>;

export interface NewBookingValues {
  readonly [field: string]: unknown;
  /** IRI of the account; null for a guest without one. */
  readonly user: string | null;
  readonly booker: BookerValues;
  readonly bookingPersons: readonly PersonValues[];
  readonly message: string;
  readonly acceptTerms: boolean;
  readonly notify: boolean;
  /** Whether seats or deadline speak against it. */
  readonly isHindered: boolean;
  /** Whether it may be the waiting list instead: the seats are too few, and nothing else speaks against it. */
  readonly mayWait: boolean;
  readonly wait: boolean;
  readonly override: boolean;
  readonly reason: string;
}

const EMPTY_BOOKER = Object.fromEntries(
  BOOKER_FIELDS.map((field) => [field, field === 'country' ? 'CH' : '']),
) as BookerValues;

/** What an account knows of whoever books. */
export const bookerOf = (user: UserResponse | null): BookerValues =>
  Object.fromEntries(
    BOOKER_FIELDS.map((field) => [field, user?.[field] ?? EMPTY_BOOKER[field]]),
  ) as BookerValues;

/** What an account knows of its person as somebody who takes part. */
export const participantOf = (user: UserResponse | null): Partial<PersonValues> =>
  user
    ? {
        birthday: user.birthday ?? '',
        contactFirstName: user.contactFirstName ?? '',
        contactLastName: user.contactLastName ?? '',
        contactPhone: user.contactPhone ?? '',
        sac: user.sac ?? false,
        sacNumber: user.sacNumber ?? '',
      }
    : {};

/** The emergency contact of whoever books stands in for that of a companion until somebody types another one. */
export function withContactOf(first: Partial<PersonValues> | undefined, person: PersonValues): PersonValues {
  const { contactFirstName = '', contactLastName = '', contactPhone = '' } = first ?? {};
  const isKnown = person.contactFirstName || person.contactLastName || person.contactPhone;
  return isKnown ? person : { ...person, contactFirstName, contactLastName, contactPhone };
}

/** The call tells of whoever books, where the account says nothing. */
const calledBooker = (user: UserResponse | null, option: SeatOptionResponse | null): BookerValues => {
  const known = bookerOf(user);
  if (!option) return known;
  const { firstName, lastName, phone, email } = option;
  return { ...known, firstName, lastName, phone, email: known.email || email || '' };
};

export const newBookingValues = (
  user: UserResponse | null,
  option: SeatOptionResponse | null = null,
): NewBookingValues => ({
  user: user?.['@id'] ?? null,
  booker: calledBooker(user, option),
  bookingPersons: [
    { ...emptyPerson(), ...participantOf(user), booker: true },
    ...Array.from({ length: (option?.seats ?? 1) - 1 }, () =>
      withContactOf(participantOf(user), emptyPerson()),
    ),
  ],
  message: '',
  acceptTerms: false,
  notify: true,
  isHindered: false,
  mayWait: false,
  wait: false,
  override: false,
  reason: '',
});

const trimmed = (values: BookerValues): BookerValues =>
  Object.fromEntries(BOOKER_FIELDS.map((field) => [field, (values[field] ?? '').trim()])) as BookerValues;

function personsOf(
  values: NewBookingValues,
  booker: BookerValues,
  { context, rentable }: Asked,
): BookingRequest['bookingPersons'] {
  const { bookingPersons } = values;
  const taken = new Set(
    [booker.email, ...bookingPersons.map(({ email }) => (email ?? '').trim())].map((one) =>
      one.toLowerCase(),
    ),
  );
  const waits = goesToWaitlist(values);
  return bookingPersons.map(({ rentingMaterial, ...others }) => {
    // A place on the waiting list keeps no material.
    const person = waits || !rentingMaterial ? others : { ...others, rentingMaterial };
    if (person.booker) return personRequest({ ...person, ...booker }, context, rentable);
    const own = (person.email ?? '').trim();
    const email = own || emailAlias(booker.email, person.firstName ?? '', taken) || '';
    taken.add(email.toLowerCase());
    return personRequest({ ...person, email }, context, rentable);
  });
}

export interface Asked {
  readonly event: Pick<EventResponse, '@id'> | undefined;
  readonly context: BookingRuleContext;
  /** What the event rents; null while that is not known. */
  readonly rentable: Rentable | null;
  /** IRI of the option whose seats it takes. */
  readonly option?: string | undefined;
}

export const goesToWaitlist = ({ mayWait, wait }: Pick<NewBookingValues, 'mayWait' | 'wait'>): boolean =>
  Boolean(mayWait && wait);

/** What has to be said before the office goes over what speaks against a booking. */
export function overrideComplaints(
  values: NewBookingValues,
  words: { readonly override: string; readonly reason: string },
): Violation[] {
  if (!values.isHindered || goesToWaitlist(values)) return [];
  return [
    ...(values.override ? [] : [{ propertyPath: 'override', message: words.override }]),
    ...(values.reason?.trim() ? [] : [{ propertyPath: 'reason', message: words.reason }]),
  ];
}

/** The request of a booking by the office (docs/domain/bookings.md#booking-by-the-office). */
export function newBookingBody(
  values: NewBookingValues,
  asked: Asked,
  expectedTotal: Rappen,
): BookingRequest {
  const booker = trimmed(values.booker);
  const message = (values.message ?? '').trim();
  const reason = (values.reason ?? '').trim();
  const isOverridden = values.isHindered && values.override && !goesToWaitlist(values);
  return {
    event: asked.event?.['@id'] ?? '',
    booker: booker as BookingRequest['booker'],
    bookingPersons: personsOf(values, booker, asked),
    ...(message && { message }),
    acceptTerms: values.acceptTerms ?? false,
    expectedTotal,
    paymentMethod: 'invoice',
    office: {
      ...(values.user && { user: values.user }),
      notify: values.notify ?? true,
      ...(asked.option && { seatOption: asked.option }),
      ...(isOverridden && { override: true, reason }),
    },
  };
}

const PERSON_PATH = /^bookingPersons\[(\d+)\]\.(\w+)$/;

/** The form's field of a path of the request: what a person shares with whoever books stands there alone. */
export function fieldPath(path: string, { bookingPersons }: NewBookingValues): string {
  const [, index, field] = PERSON_PATH.exec(path) ?? [];
  const isShared = BOOKER_FIELDS.some((shared) => shared === field);
  if (isShared && bookingPersons[Number(index)]?.booker) return `booker.${field}`;
  return path.replace(/^office\./, '');
}

/** The rules that a schema cannot say, at the fields of the form; nothing twice. */
export function newBookingViolations(values: NewBookingValues, asked: Asked): Violation[] {
  const ofMaterial = materialComplaints(
    values.bookingPersons,
    asked.rentable,
    (index) => `bookingPersons[${index}]`,
  );
  const violations = [
    ...ofMaterial,
    ...bookingViolations(newBookingBody(values, asked, 0), asked.context),
  ].map(({ propertyPath, message }) => ({ propertyPath: fieldPath(propertyPath, values), message }));
  return violations.filter(
    ({ propertyPath }, index) => violations.findIndex((one) => one.propertyPath === propertyPath) === index,
  );
}

/** The event as this booking finds it: the seats of its option are free for it alone. */
export const withHeldSeats = (event: EventResponse, option: SeatOptionResponse | null): EventResponse =>
  option ? { ...event, freePlaces: event.freePlaces + option.seats } : event;
