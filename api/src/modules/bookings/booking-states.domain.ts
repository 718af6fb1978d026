import type { BookingPersonState, BookingState } from '@firn/shared-contracts/domain';

type Steps<State extends string> = Readonly<Record<State, readonly State[]>>;

/**
 * The steps of docs/domain/states.md#booking. `expired` is revivable under the event's lock; `annulled` when the
 * event is restored.
 */
const BOOKING_STEPS: Steps<BookingState> = {
  held: ['pending_payment', 'confirmed', 'cancelled', 'annulled', 'expired'],
  pending_payment: ['confirmed', 'cancelled', 'annulled', 'expired'],
  confirmed: ['completed', 'cancelled', 'annulled'],
  completed: [],
  requested: ['confirmed', 'rejected', 'cancelled', 'annulled'],
  waitlisted: ['offered', 'cancelled', 'annulled'],
  offered: ['confirmed', 'waitlisted', 'cancelled', 'annulled', 'expired'],
  cancelled: [],
  annulled: ['held', 'pending_payment', 'confirmed', 'requested', 'waitlisted'],
  rejected: [],
  expired: ['held', 'pending_payment', 'confirmed'],
};

const PERSON_STEPS: Steps<BookingPersonState> = {
  active: ['cancelled', 'replaced', 'attended', 'no_show'],
  cancelled: [],
  replaced: [],
  attended: [],
  no_show: [],
};

/** Null when the step is allowed, else the code of the refusal. */
export type StepRefusal = 'invalid_transition' | null;

export function bookingStep(from: BookingState, to: BookingState): StepRefusal {
  return BOOKING_STEPS[from].includes(to) ? null : 'invalid_transition';
}

export function bookingPersonStep(from: BookingPersonState, to: BookingPersonState): StepRefusal {
  return PERSON_STEPS[from].includes(to) ? null : 'invalid_transition';
}

/** States that end by themselves once `expiresAt` has passed, and what they become (docs/domain/states.md#booking). */
export const ON_EXPIRY = {
  held: 'expired',
  pending_payment: 'expired',
  offered: 'waitlisted',
} as const satisfies Partial<Record<BookingState, BookingState>>;
