import type { BookingPersonRequest } from '@firn/shared-contracts/api';
import type { BookingState } from '@firn/shared-contracts/domain';
import { invalid } from '../../lib/problem.ts';
import { ageViolations, creditFor, isChangeable } from '../bookings/index.ts';
import { changeOver, wrong } from './booking-changes.errors.ts';
import {
  type ChangedEvent,
  type ChangedPerson,
  type ChangeFacts,
  type ChangePlan,
  type Obstacle,
  seatedPersons,
} from './change-plan.ts';
import { untilDeadline } from './deadline.ts';
import { linesAt } from './lines-at.ts';
import { takenAlong, withMaterial } from './material-taken-along.ts';
import { requireOpen, seatsFor } from './plan-addition.ts';

interface StateBack {
  readonly state: BookingState;
  readonly until: Date;
}

/** @throws 422 for an event that is none, of another offer, or the one that is booked. */
function requireOtherDate({ event, target }: ChangeFacts): ChangedEvent {
  if (target && target.offerId === event.offerId && target.id !== event.id) return target;
  throw wrong('event', 'Bitte wähle ein anderes Datum derselben Tour.');
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

/**
 * What an event that was called off leaves to choose from: the state that comes back, and until when
 * (docs/domain/cancellation.md#another-date-after-a-call-off). Null for a booking that holds.
 * @throws 409 for one that has ended otherwise, or only waited for a seat.
 */
function stateBack({ booking, stateBefore }: ChangeFacts): StateBack | null {
  if (isChangeable(booking.state)) return null;
  const { state, rebookableUntil } = booking;
  if (state !== 'annulled' || !stateBefore || !rebookableUntil) throw changeOver('ended');
  return { state: stateBefore, until: new Date(rebookableUntil) };
}

/** Guests choose until the deadlines of both dates; the one that was called off has none any more. */
function untilWhen({ event, now }: ChangeFacts, target: ChangedEvent, back: StateBack | null) {
  if (!back) return untilDeadline([event, target], now);
  const deadline = untilDeadline([target], now);
  const late: Obstacle[] = now <= back.until ? [] : [{ field: 'rebookableUntil', until: back.until }];
  const until = new Date(Math.min(deadline.until.getTime(), back.until.getTime()));
  return { until, obstacles: [...late, ...deadline.obstacles] };
}

/** Another date of the same offer, at that event's prices (docs/domain/cancellation.md#rebooking). */
export function planRebooking(facts: ChangeFacts): ChangePlan {
  const { booking, lines, orders, now } = facts;
  const back = stateBack(facts);
  const target = requireOtherDate(facts);
  requireOpen(target, now);
  const seated = seatedPersons(booking);
  requireAges(seated, target, now);
  const positions = seated.map(({ position }) => position);
  const deadline = untilWhen(facts, target, back);
  const seats = seatsFor(target, seated.length);
  return {
    kind: 'rebook',
    lines: [...creditFor(lines, positions), ...linesAt(target, withMaterial(seated, orders))],
    material: takenAlong(facts, target),
    persons: seated.length,
    event: target,
    ...(back && { state: back.state }),
    until: deadline.until,
    freePlaces: seats.freePlaces,
    obstacles: [...deadline.obstacles, ...seats.obstacles],
  };
}
