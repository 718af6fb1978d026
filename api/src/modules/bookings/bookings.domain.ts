import {
  addDays,
  type BookingPersonState,
  type BookingState,
  type EventState,
  type EventType,
  zurichDate,
  zurichInstant,
} from '@firn/shared-contracts/domain';

/** For how long seats are held (docs/domain/bookings.md#holds). */
export const HOLD_MS = 30 * 60_000;

/** Why an event does not take bookings now. */
export type NotBookable = 'not_open' | 'cancelled' | 'deadline_passed' | 'past';

export interface BookableEvent {
  readonly state: EventState;
  readonly published: boolean;
  /** Only its group reaches it (docs/domain/private-tours.md#the-event). */
  readonly isPrivate: boolean;
  readonly type: EventType;
  readonly start: Date;
  readonly registrationDeadline: Date;
}

/**
 * Null when the event takes bookings, else the first reason why not. Type `unknown` is never bookable
 * (docs/domain/offers.md#types).
 */
export function notBookable(event: BookableEvent, now: Date): NotBookable | null {
  if (event.state === 'cancelled') return 'cancelled';
  if (event.start <= now) return 'past';
  const isReached = event.published || event.isPrivate;
  const open = isReached && (event.state === 'open' || event.state === 'confirmed');
  if (!open || event.type === 'unknown') return 'not_open';
  if (event.registrationDeadline < now) return 'deadline_passed';
  return null;
}

/** Seats left for a new booking; never below 0, also when the office overbooked. */
export function freePlaces(maximumParticipants: number, taken: number): number {
  return Math.max(0, maximumParticipants - taken);
}

const SEATED: readonly BookingPersonState[] = ['active', 'attended', 'no_show'];

/** Whether a person has a seat as long as the booking takes seats (docs/domain/states.md#seats). */
export const isSeated = ({ state }: { readonly state: BookingPersonState }): boolean =>
  SEATED.includes(state);

/** Seats for whoever comes: none while somebody waits whom they are enough for (docs/domain/bookings.md#waiting-list). */
export function seatsForSale(free: number, waiting: readonly { readonly persons: number }[]): number {
  return waiting.some(({ persons }) => persons <= free) ? 0 : free;
}

/** Days after the office has called an event off, for which its guests may choose what they get instead. */
const CHOICE_DAYS = 14;

/** The end of the last of them (docs/domain/cancellation.md#by-the-office). */
export const choiceUntil = (calledOff: Date): Date =>
  zurichInstant(addDays(zurichDate(calledOff), CHOICE_DAYS), '23:59');

/** The end of the last day on which guests choose other material (docs/domain/material.md#changes). */
export function materialChangesUntil(start: Date, days: number): Date {
  const last = zurichInstant(addDays(zurichDate(start), -days), '23:59');
  return last < start ? last : start;
}

/** `B-2026-00042` */
export function bookingNumber(year: number, sequence: number): string {
  return `B-${year}-${String(sequence).padStart(5, '0')}`;
}

const BOUND: readonly BookingState[] = ['confirmed', 'completed'];

/** What using the link of a booking's mail does now. */
export function confirmationOf(
  { state, expiresAt }: { readonly state: BookingState; readonly expiresAt: Date | null },
  now: Date,
): 'binds' | 'bound' | 'expired' | 'ended' {
  if (BOUND.includes(state)) return 'bound';
  if (state === 'expired') return 'expired';
  if (state !== 'held') return 'ended';
  return expiresAt && expiresAt <= now ? 'expired' : 'binds';
}
