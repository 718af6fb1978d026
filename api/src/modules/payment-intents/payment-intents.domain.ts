import type { BookingState, PaymentIntentState, Rappen } from '@firn/shared-contracts/domain';

/** A pay page lives shorter than the hold, so that its end is known before the seats go (docs/domain/bookings.md#holds). */
const PAGE_MS = 15 * 60_000;

/** Nobody begins to pay for seats that were kept so long since the booking was made, however often its guest has begun. */
const KEPT_AT_MOST_MS = 2 * 3_600_000;

/** For how long after its page the provider is still asked about an attempt that it calls open. */
const ASKED_FOR_MS = 3_600_000;

/** More attempts within an hour are nobody's who wants to pay. */
export const MOST_ATTEMPTS_PER_HOUR = 10;

export const pageUntil = (now: Date): Date => new Date(now.getTime() + PAGE_MS);

/**
 * Until when the seats of a booking are kept that begins to be paid now, which is never before its pay page ends; null when that
 * is over for good.
 */
export function keptUntil(bookedAt: Date, now: Date, holdMs: number): Date | null {
  const most = bookedAt.getTime() + KEPT_AT_MOST_MS;
  if (most <= now.getTime()) return null;
  return new Date(Math.max(Math.min(now.getTime() + holdMs, most), pageUntil(now).getTime()));
}

/** Every step of an attempt (docs/domain/states.md#payment-intent). */
const STEPS: Readonly<Record<PaymentIntentState, readonly PaymentIntentState[]>> = {
  created: ['pending', 'confirmed', 'failed', 'cancelled'],
  pending: ['confirmed', 'failed', 'cancelled'],
  confirmed: [],
  failed: ['confirmed'],
  cancelled: ['confirmed'],
};

export const mayBecome = (from: PaymentIntentState, to: PaymentIntentState): boolean =>
  STEPS[from].includes(to);

/** True if an attempt that its provider still calls open is given up; money that comes all the same counts. */
export const isGivenUp = ({ expiresAt }: { readonly expiresAt: Date }, now: Date): boolean =>
  now.getTime() - expiresAt.getTime() > ASKED_FOR_MS;

/** The effect on its booking of money that has come. */
export type MoneyEffect =
  /** It binds. */
  | 'binds'
  /** It had expired, and its seats are still free: it binds all the same. */
  | 'revives'
  /** The booking has ended: what is not owed goes back. */
  | 'returns'
  /** It is money of the booking, and nothing else follows. */
  | 'counts';

/** Rappen of money that came for a booking which has ended, and go back: no more than came, and not what is owed. */
export const amountToReturn = (
  came: Rappen,
  { paid, owed }: { readonly paid: Rappen; readonly owed: Rappen },
): Rappen => Math.max(0, Math.min(came, paid - owed));

export interface PaidBooking {
  readonly state: BookingState;
  /** Persons who need a seat. */
  readonly persons: number;
  /** Seats that nobody has and nobody waits for. */
  readonly seats: number;
  /** The reason why its event takes no bookings; null if it does. */
  readonly obstacle: string | null;
}

const ENDED: readonly BookingState[] = ['cancelled', 'annulled', 'rejected'];

/** Late money is counted again (docs/domain/payments.md#webhooks); that the deadline has passed meanwhile does not matter. */
export function effectOfMoney({ state, persons, seats, obstacle }: PaidBooking): MoneyEffect {
  if (state === 'pending_payment') return 'binds';
  if (ENDED.includes(state)) return 'returns';
  if (state !== 'expired') return 'counts';
  const takesPlace = obstacle === null || obstacle === 'deadline_passed';
  return takesPlace && persons <= seats ? 'revives' : 'returns';
}
