import { BOOKING_STATES, type BookingState } from '@firn/shared-contracts/domain';
import type { StateMachine, Step } from '../../records/state-machine.domain.ts';

/** What the steps of a booking depend on. */
export interface BookingFacts {
  /** The state before its event was cancelled; null unless it is annulled. */
  readonly stateBefore: BookingState | null;
}

type BookingStep = Step<BookingState, BookingFacts>;

const GUEST_OR_OFFICE = ['guest', 'office'] as const;
/** States that a guest or the office may end, and that end with the event. */
export const ONGOING = [
  'held',
  'pending_payment',
  'confirmed',
  'requested',
  'waitlisted',
  'offered',
] as const;

/** An event that is restored gives its bookings back the state they had. */
const restoring = (to: BookingState): BookingStep => ({
  from: ['annulled'],
  to,
  by: ['system'],
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
    { from: ['held', 'pending_payment', 'offered'], to: 'expired', by: ['system'] },
    // Under the lock of the event, which finds out whether seats are left.
    { from: ['expired'], to: 'held', by: ['guest'] },
    { from: ['expired'], to: 'pending_payment', by: ['guest'] },
    { from: ['expired'], to: 'confirmed', by: ['office', 'system'] },
    { from: ONGOING, to: 'cancelled', by: GUEST_OR_OFFICE },
    { from: ONGOING, to: 'annulled', by: ['system'] },
    ...ONGOING.map(restoring),
  ],
};

const ENDS: readonly BookingState[] = ['cancelled', 'annulled'];

/** States that lead on only by a step of the office: whoever is in one waits for a person. */
export const WAITING_FOR_OFFICE: readonly BookingState[] = BOOKING_STATES.filter((state) => {
  const onward = bookingMachine.steps.filter(({ from, to }) => from.includes(state) && !ENDS.includes(to));
  return onward.length > 0 && onward.every(({ by }) => by.every((who) => who === 'office'));
});

/** States that expire once `expiresAt` has passed, and what they become (docs/domain/states.md#booking). */
export const ON_EXPIRY = {
  held: 'expired',
  pending_payment: 'expired',
  offered: 'waitlisted',
} as const satisfies Partial<Record<BookingState, BookingState>>;

export type ExpiringState = keyof typeof ON_EXPIRY;
