import type { BookingPersonRequest, BookingResponse } from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import { invalid } from '../../lib/problem.ts';
import type { ChangedPerson } from './change-plan.ts';

/**
 * Who joins is identified by an address that nobody else in the booking has, and is the booker only by that address: a
 * booking keeps who books it (docs/domain/bookings.md#persons).
 * @throws 422
 */
export function requireJoining(
  { email, booker }: BookingPersonRequest,
  booking: BookingResponse,
  others: readonly ChangedPerson[],
): void {
  const address = email.toLowerCase();
  const violations: Violation[] = [];
  if (others.some((person) => person.email.toLowerCase() === address)) {
    const message = 'Diese E-Mail-Adresse ist schon bei einer anderen Person eingetragen.';
    violations.push({ propertyPath: 'person.email', message });
  }
  if (booker && address !== booking.booker.email.toLowerCase()) {
    violations.push({ propertyPath: 'person.booker', message: 'Wer bucht, bleibt dieselbe Person.' });
  }
  if (violations.length > 0) throw invalid(violations);
}
