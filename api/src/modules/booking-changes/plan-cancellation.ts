import type { BookingResponse, CancellationRequest } from '@firn/shared-contracts/api';
import { isOngoing, type Rappen, zurichDate } from '@firn/shared-contracts/domain';
import { formatFrancs } from '../../lib/swiss-format.ts';
import {
  agreedCancellationLines,
  cancellationLines,
  endingChange,
  freeEnding,
  type NewLine,
  standingLines,
  sumOf,
} from '../bookings/index.ts';
import { changeOver, wrong } from './booking-changes.errors.ts';
import { type ChangedPerson, type ChangeFacts, type ChangePlan, seatedPersons } from './change-plan.ts';

/** @throws 422 for somebody of another booking, 409 for who has left already. */
function personNamed(booking: BookingResponse, iri: string): ChangedPerson {
  const position = booking.bookingPersons.findIndex((each) => each['@id'] === iri.toLowerCase());
  const person = booking.bookingPersons[position];
  if (!person) throw wrong('bookingPerson', 'Diese Person gehört nicht zu dieser Buchung.');
  if (person.state !== 'active') throw changeOver('person_ended');
  return { ...person, position };
}

/** @throws 422 for a fee that is more than what is paid for these persons, or that no coin can pay. */
function requireFee(fee: Rappen, most: Rappen): void {
  if (fee % 5 !== 0) throw wrong('fee', 'Bitte gib einen Betrag auf 5 Rappen genau an.');
  if (fee > most) throw wrong('fee', `Die Annullationskosten betragen höchstens ${formatFrancs(most)}.`);
}

/**
 * Guests who are not confirmed yet, or leave in time after the event was moved, pay nothing; the office may set another fee
 * (docs/domain/cancellation.md#fee).
 */
function linesOf(
  { booking, lines, event, now }: ChangeFacts,
  positions: readonly number[],
  agreed: Rappen | undefined,
): NewLine[] {
  const { cancellationPolicy, freeCancellationUntil, state } = booking;
  if (agreed !== undefined) {
    requireFee(agreed, sumOf(positions.flatMap((position) => standingLines(lines, position))));
    return agreedCancellationLines(lines, positions, agreed);
  }
  const isFree = freeCancellationUntil != null && now <= new Date(freeCancellationUntil);
  if (isFree || state !== 'confirmed') return agreedCancellationLines(lines, positions, 0);
  const days = { today: zurichDate(now), start: zurichDate(event.start) };
  return cancellationLines(lines, positions, { policy: cancellationPolicy, ...days });
}

function wholeBooking(facts: ChangeFacts, seated: readonly ChangedPerson[], fee: Rappen | undefined) {
  const positions = seated.map(({ position }) => position);
  const lines = linesOf(facts, positions, fee);
  const isHidden = lines.length === 0 && endingChange(facts.lines, positions) !== null;
  return {
    kind: 'cancel',
    lines: isHidden ? [freeEnding(facts.lines, positions[0] ?? 0)] : lines,
    persons: 0,
    state: 'cancelled',
  } as const;
}

function onePerson(facts: ChangeFacts, person: ChangedPerson, left: number, fee: Rappen | undefined) {
  return {
    kind: 'cancel_person',
    lines: linesOf(facts, [person.position], fee),
    persons: left,
    leaves: { person, to: 'cancelled' },
  } as const;
}

/** A booking or one of its persons is cancelled; the last person ends the booking, and stays in it as they are. */
export function planCancellation(
  facts: ChangeFacts,
  { bookingPerson, fee }: CancellationRequest,
): ChangePlan {
  const { booking, event, now } = facts;
  if (!isOngoing(booking.state)) throw changeOver('ended');
  const seated = seatedPersons(booking);
  const person = bookingPerson === undefined ? null : personNamed(booking, bookingPerson);
  const cancelled =
    person && seated.length > 1
      ? onePerson(facts, person, seated.length - 1, fee)
      : wholeBooking(facts, seated, fee);
  return {
    ...cancelled,
    obstacles: now < event.start ? [] : [{ field: 'start', until: event.start }],
    until: event.start,
    freePlaces: null,
  };
}
