import { type BookingState, SEAT_TAKING_STATES } from '@firn/shared-contracts/domain';
import { endingChange, eventNotBookable, RESTORABLE, undoing } from '../bookings/index.ts';
import { changeOver } from './booking-changes.errors.ts';
import { type ChangeFacts, type ChangePlan, seatedPersons } from './change-plan.ts';
import { returning } from './material-taken-along.ts';
import { seatsFor } from './plan-addition.ts';

/** @throws 409 for a booking that cannot come back. */
function stateAfter({ booking, stateBefore }: ChangeFacts): BookingState {
  if (booking.state === 'expired') return 'confirmed';
  // Somebody else was quicker, most likely: it holds already.
  if (booking.state !== 'cancelled') throw changeOver('changed');
  const state = RESTORABLE.find((each) => each === stateBefore);
  if (!state) throw changeOver('not_restorable');
  return state;
}

/**
 * A cancelled or an expired booking comes back: what the cancellation took back is owed again, and its fee goes
 * (docs/domain/cancellation.md#restoration). There is no deadline for the office.
 */
export function planRestoration(facts: ChangeFacts): ChangePlan {
  const { booking, lines, event } = facts;
  const state = stateAfter(facts);
  if (event.state === 'cancelled') throw eventNotBookable('cancelled');
  if (event.state !== 'open' && event.state !== 'confirmed') throw eventNotBookable('not_open');
  const seated = seatedPersons(booking);
  const positions = seated.map(({ position }) => position);
  const ending = booking.state === 'cancelled' ? endingChange(lines, positions) : null;
  const takesSeats = SEAT_TAKING_STATES.includes(state);
  return {
    kind: 'restore',
    lines: ending === null ? [] : undoing(lines, ending),
    persons: takesSeats ? seated.length : 0,
    state,
    ...(takesSeats && { material: { gives: [], takes: [], returns: returning(facts) } }),
    until: null,
    ...(takesSeats ? seatsFor(event, seated.length) : { freePlaces: null, obstacles: [] }),
  };
}
