import { BOOKING_STATES, type BookingState, ONGOING_BOOKING_STATES } from '@firn/shared-contracts/domain';
import type { StateMachine, Step, StepActor } from '../../records/state-machine.domain.ts';

/** What the steps of a booking depend on. */
export interface BookingFacts {
  /** The state before it ended; null unless it is annulled or cancelled. */
  readonly stateBefore: BookingState | null;
}

type BookingStep = Step<BookingState, BookingFacts>;

const GUEST_OR_OFFICE = ['guest', 'office'] as const;
const ANYBODY = [...GUEST_OR_OFFICE, 'system'] as const;

/** Whether its persons and its date can change: while it takes seats, and is no mere offer or hold. */
export const isChangeable = (state: BookingState): boolean =>
  state === 'confirmed' || state === 'pending_payment' || state === 'requested';

/** Whether who takes part has the event in the calendar, and is told what is told beforehand. */
export const isInCalendar = (state: BookingState): boolean =>
  state === 'pending_payment' || state === 'confirmed' || state === 'completed';

/** States that a cancellation of the event annuls. A hold is no booking yet: it expires. */
export const ANNULLED_FROM = ONGOING_BOOKING_STATES.filter((state) => state !== 'held');

/** States that a booking which has ended may come back to: a hold or an offer has run out meanwhile. */
export const RESTORABLE = ['pending_payment', 'confirmed', 'requested', 'waitlisted'] as const;

/** What has ended comes back to the state it had: with its event, on another date of its offer, or by the office. */
const restoring = (
  from: 'annulled' | 'cancelled',
  to: BookingState,
  by: readonly StepActor[],
): BookingStep => ({
  from: [from],
  to,
  by,
  conditions: [
    {
      propertyPath: 'state',
      message: 'Die Buchung bekommt nur den Zustand zurück, den sie vor der Absage hatte.',
      isMet: ({ stateBefore }) => stateBefore === to,
    },
  ],
});

/** Every step of a booking (docs/domain/states.md#booking). A booking begins as `held`. */
export const bookingMachine: StateMachine<BookingState, BookingFacts> = {
  entity: 'booking',
  steps: [
    { from: ['held'], to: 'pending_payment', by: ['guest'] },
    { from: ['held'], to: 'confirmed', by: GUEST_OR_OFFICE },
    { from: ['pending_payment'], to: 'confirmed', by: ['office', 'system'] },
    { from: ['confirmed'], to: 'completed', by: ['office', 'system'] },
    { from: ['requested'], to: 'confirmed', by: ['office'] },
    { from: ['requested'], to: 'rejected', by: ['office'] },
    { from: ['waitlisted'], to: 'offered', by: ['office', 'system'] },
    { from: ['offered'], to: 'confirmed', by: GUEST_OR_OFFICE },
    { from: ['offered'], to: 'waitlisted', by: ['guest', 'office', 'system'] },
    { from: ['held', 'pending_payment', 'waitlisted', 'offered'], to: 'expired', by: ['system'] },
    // Under the lock of the event, which finds out whether seats are left.
    { from: ['expired'], to: 'held', by: ['guest'] },
    { from: ['expired'], to: 'pending_payment', by: ['guest'] },
    { from: ['expired'], to: 'confirmed', by: ['office', 'system'] },
    { from: ONGOING_BOOKING_STATES, to: 'cancelled', by: GUEST_OR_OFFICE },
    { from: ANNULLED_FROM, to: 'annulled', by: ['system'] },
    ...RESTORABLE.map((state) => restoring('annulled', state, isChangeable(state) ? ANYBODY : ['system'])),
    ...RESTORABLE.map((state) => restoring('cancelled', state, ['office'])),
  ],
};

const ENDS: readonly BookingState[] = ['cancelled', 'annulled'];

/** States that lead on only by a step of the office: whoever is in one waits for a person. */
export const WAITING_FOR_OFFICE: readonly BookingState[] = BOOKING_STATES.filter((state) => {
  if (ENDS.includes(state)) return false;
  const onward = bookingMachine.steps.filter(({ from, to }) => from.includes(state) && !ENDS.includes(to));
  return onward.length > 0 && onward.every(({ by }) => by.every((who) => who === 'office'));
});

/**
 * States that last until `expiresAt` alone: a hold or a payment has expired then, an offer of the waiting list goes back
 * to it (docs/domain/states.md#booking).
 */
export const EXPIRING_STATES = [
  'held',
  'pending_payment',
  'offered',
] as const satisfies readonly BookingState[];

export type ExpiringState = (typeof EXPIRING_STATES)[number];
