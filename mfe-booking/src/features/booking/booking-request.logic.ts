import type { EventResponse } from '@firn/shared-contracts/api';
import {
  type BookingPersonRequest,
  type BookingRequest,
  bookingViolations,
  type InvoiceTo,
} from '@firn/shared-contracts/api';
import type { PaymentMethod, Rappen } from '@firn/shared-contracts/domain';
import { BOOKER_FIELDS } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { schemaViolations } from '@firn/shared-ui/form';
import { materialComplaints } from '@firn/shared-ui/material-choice';
import type { PersonContext } from '../../shared/person/person-context.ts';
import { personRequest, trimmed } from '../../shared/person/person-request.logic.ts';
import { validateBookingRequest } from './booking.validator.generated.js';
import type { BookingValues, PersonValues } from './draft/values.ts';
import { personEmails } from './person-email.logic.ts';

function requestOf(
  { member: _member, isKnown: _isKnown, isKept: _isKept, knownSizes: _sizes, ...person }: PersonValues,
  email: string,
  values: BookingValues,
  context: PersonContext,
): BookingPersonRequest {
  const own = BOOKER_FIELDS.flatMap((field) => {
    const value = values.booker[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  const identity = person.booker ? Object.fromEntries(own) : {};
  return personRequest({ ...person, ...identity }, email, context);
}

export interface Agreement {
  readonly acceptTerms: boolean;
  /** Rappen, as shown to the visitor. */
  readonly expectedTotal: Rappen;
  /** IRI of the account for which it is sent; null for a guest. */
  readonly bookedBy?: string | null;
  readonly bookAgain?: boolean;
  /** Code of who brought the visitor. */
  readonly partner?: string;
  readonly privateOffer?: string;
  readonly seatOption?: string;
  /** The invoice unless given. */
  readonly paymentMethod?: PaymentMethod;
}

const payerOf = ({ invoiceTo }: BookingValues): InvoiceTo =>
  trimmed({ company: '', name: '', address: '', postalCode: '', city: '', country: 'CH', ...invoiceTo });

/** The request of `POST /api/bookings`; missing input is empty and fails the schema. */
export function toBookingRequest(
  event: EventResponse,
  values: BookingValues,
  agreement: Agreement,
  context: PersonContext,
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
      requestOf(person, emails[index] ?? '', values, context),
    ),
    ...(values.hasInvoiceTo && { invoiceTo: payerOf(values) }),
    ...(message && { message }),
    ...(values.vouchers?.length && { voucherCodes: [...values.vouchers] }),
    paymentMethod: 'invoice',
    ...agreement,
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
  context: PersonContext,
  labelOf: (path: string) => string | null,
): Violation[] {
  const request = toBookingRequest(event, values, { acceptTerms: true, expectedTotal: 0 }, context);
  const violations = [
    ...materialComplaints(values.bookingPersons, context.rentable, (index) => `bookingPersons[${index}]`),
    ...schemaViolations(validateBookingRequest, request, labelOf),
    ...bookingViolations(request, context),
  ];
  return violations.map(({ propertyPath, message }) => ({
    propertyPath: fieldPath(propertyPath, values),
    message,
  }));
}
