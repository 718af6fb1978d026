import type { EventResponse, SeatOptionCreate, UserResponse } from '@firn/shared-contracts/api';
import { addDays, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';

export interface CallValues {
  readonly [field: string]: unknown;
  /** IRI of the account; null for somebody without one. */
  readonly user: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly seats: number | null;
  /** ISO instant. */
  readonly until: string | null;
  readonly email: string;
}

/** The hour in Zurich until which seats are held unless the office says otherwise. */
const EVENING = '18:00';

/** Tomorrow evening; earlier where the deadline is. */
export function heldUntil(
  { registrationDeadline }: Pick<EventResponse, 'registrationDeadline'>,
  now: Date,
): string {
  const evening = zurichInstant(addDays(zurichDate(now), 1), EVENING).toISOString();
  const deadline = new Date(registrationDeadline).toISOString();
  // Both are instants of one form, so the order of their letters is that of time.
  return [deadline, evening].toSorted()[0] ?? evening;
}

/** Takes what an account knows of whoever calls. */
export const callerOf = (
  user: UserResponse,
): Pick<CallValues, 'firstName' | 'lastName' | 'phone' | 'email'> => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  phone: user.phone ?? '',
  email: user.email ?? '',
});

export const callBody = (values: CallValues, event: { readonly '@id': string }): SeatOptionCreate => {
  const { user, firstName, lastName, phone, seats, until, email } = values;
  return {
    event: event['@id'],
    // Left empty, the schema says what is missing.
    ...(seats !== null && { seats }),
    ...(until !== null && { until }),
    firstName: (firstName ?? '').trim(),
    lastName: (lastName ?? '').trim(),
    phone: (phone ?? '').trim(),
    ...(user && { user }),
    ...((email ?? '').trim() && { email: email.trim() }),
  } as SeatOptionCreate;
};
