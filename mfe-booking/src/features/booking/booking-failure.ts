import {
  type AlreadyBookedPerson,
  BOOKING_PROBLEMS,
  type MaterialUnavailable,
  type PriceQuoteResponse,
  WAITLIST_PROBLEMS,
} from '@firn/shared-contracts/api';
import { isApiError, type Problem, type Violation } from '@firn/shared-contracts/shell';
import { goneIn } from '../../shared/gone-in.logic.ts';

type NewPrice = Pick<PriceQuoteResponse, 'currency' | 'lines' | 'vatTotals' | 'total'>;

/** The outcome of a booking that was not answered with 201. */
export type BookingFailure =
  | { readonly kind: 'price-changed'; readonly quote: NewPrice }
  | {
      readonly kind: 'event-full';
      readonly freePlaces: number;
      readonly waitlistPossible: boolean;
      /** Seats of the event in all, for a group that is larger; else null. */
      readonly most: number | null;
    }
  /** The account has booked these persons before. */
  | { readonly kind: 'already-booked'; readonly persons: readonly AlreadyBookedPerson[] }
  /** The waiting list is not needed: all seats are there. */
  | { readonly kind: 'seats-free' }
  /** The booker waits already. */
  | { readonly kind: 'already-waiting' }
  /** Somebody else is logged in than the draft is for, or nobody any more. */
  | { readonly kind: 'session-changed' }
  | { readonly kind: 'rejected'; readonly violations: readonly Violation[] }
  /** Somebody else has rented the last piece meanwhile. */
  | { readonly kind: 'material-gone'; readonly gone: MaterialUnavailable; readonly detail: string }
  /** A booking with the same key arrived before. */
  | { readonly kind: 'already-sent' }
  /** It is unknown whether it arrived; send it again with the same key. */
  | { readonly kind: 'unknown' }
  /** The server asks for a retry in a moment. */
  | { readonly kind: 'busy' }
  /** The office holds the seats no more; sent again, the form books what is free. */
  | { readonly kind: 'option-over'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string };

function quoteOf(problem: Problem): NewPrice {
  const { lines, vatTotals, total } = problem as unknown as NewPrice;
  return { currency: 'CHF', lines, vatTotals, total };
}

function conflict(problem: Problem): BookingFailure {
  const gone = goneIn(problem);
  if (gone) return { kind: 'material-gone', gone, detail: problem.detail };
  switch (problem.type) {
    case BOOKING_PROBLEMS.priceChanged:
      return { kind: 'price-changed', quote: quoteOf(problem) };
    case BOOKING_PROBLEMS.eventFull:
      return {
        kind: 'event-full',
        freePlaces: Number(problem.freePlaces ?? 0),
        waitlistPossible: problem.waitlistPossible === true,
        most: typeof problem.maximumParticipants === 'number' ? problem.maximumParticipants : null,
      };
    case BOOKING_PROBLEMS.alreadyBooked:
      return { kind: 'already-booked', persons: problem.persons as readonly AlreadyBookedPerson[] };
    case WAITLIST_PROBLEMS.seatsFree:
      return { kind: 'seats-free' };
    case WAITLIST_PROBLEMS.alreadyWaiting:
      return { kind: 'already-waiting' };
    case BOOKING_PROBLEMS.sessionChanged:
      return { kind: 'session-changed' };
    case BOOKING_PROBLEMS.seatOptionOver:
      return { kind: 'option-over', reason: problem.detail };
    case BOOKING_PROBLEMS.lockTimeout:
    case BOOKING_PROBLEMS.idempotencyInFlight:
      return { kind: 'busy' };
    default:
      return { kind: 'refused', reason: problem.detail };
  }
}

/** Reads the answer to `POST /api/bookings` and `POST /api/waitlist_entries` (docs/domain/bookings.md#booking-answers). */
export function bookingFailure(error: unknown): BookingFailure {
  if (!isApiError(error) || error.status === 0 || error.status >= 500) return { kind: 'unknown' };
  const { problem } = error;
  if (problem.type === BOOKING_PROBLEMS.tooManyBookings) return { kind: 'refused', reason: problem.detail };
  if (problem.status === 429) return { kind: 'busy' };
  if (problem.status === 409) return conflict(problem);
  if (problem.type === BOOKING_PROBLEMS.idempotencyKeyReused) return { kind: 'already-sent' };
  if (problem.violations) return { kind: 'rejected', violations: problem.violations };
  return { kind: 'refused', reason: problem.detail };
}

const INDEFINITE: readonly BookingFailure['kind'][] = ['already-sent', 'unknown', 'busy', 'session-changed'];

/** After these nothing was booked, so the next attempt is a new one. The session alone says nothing of one before. */
export const isDefinite = ({ kind }: BookingFailure): boolean => !INDEFINITE.includes(kind);
