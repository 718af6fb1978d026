import type { BookingPersonRequest } from '@firn/shared-contracts/api';
import { invalid } from '../../lib/problem.ts';
import { ageViolations, creditFor, isChangeable } from '../bookings/index.ts';
import { changeOver, wrong } from './booking-changes.errors.ts';
import {
  type ChangedEvent,
  type ChangedPerson,
  type ChangeFacts,
  type ChangePlan,
  seatedPersons,
} from './change-plan.ts';
import { untilDeadline } from './deadline.ts';
import { linesAt } from './lines-at.ts';
import { requireOpen, seatsFor } from './plan-addition.ts';

/** @throws 422 for an event that is none, of another offer, or the one that is booked. */
function requireOtherDate({ event, target }: ChangeFacts): ChangedEvent {
  if (target && target.offerId === event.offerId && target.id !== event.id) return target;
  throw wrong('event', 'Bitte wähle ein anderes Datum desselben Angebots.');
}

/** A person as they were asked for; what retention has emptied is missing. */
const asRequested = (person: ChangedPerson): BookingPersonRequest => {
  const filled = Object.entries(person).filter(([, value]) => value !== null);
  return { phone: '', ...Object.fromEntries(filled) } as BookingPersonRequest;
};

/** @throws 422 for whom the date makes too young, or a minor. */
function requireAges(seated: readonly ChangedPerson[], target: ChangedEvent, now: Date): void {
  const violations = ageViolations(seated.map(asRequested), target, now);
  if (violations.length > 0) throw invalid(violations);
}

/** Another date of the same offer, at that event's prices (docs/domain/cancellation.md#rebooking). */
export function planRebooking(facts: ChangeFacts): ChangePlan {
  const { booking, event, now } = facts;
  if (!isChangeable(booking.state)) throw changeOver('ended');
  const target = requireOtherDate(facts);
  requireOpen(target, now);
  const seated = seatedPersons(booking);
  requireAges(seated, target, now);
  const positions = seated.map(({ position }) => position);
  const deadline = untilDeadline([event, target], now);
  const seats = seatsFor(target, seated.length);
  return {
    kind: 'rebook',
    lines: [...creditFor(booking.lines, positions), ...linesAt(target, seated)],
    persons: seated.length,
    event: target,
    until: deadline.until,
    freePlaces: seats.freePlaces,
    obstacles: [...deadline.obstacles, ...seats.obstacles],
  };
}
