import type { BookingResponse } from '@firn/shared-contracts/api';
import type { LocalDate } from '@firn/shared-contracts/domain';
import type { Tone } from '../../shared/tone.ts';

type Facts = Pick<BookingResponse, 'state' | 'paymentStatus' | 'dueDate'>;

/** What of a booking waits for the office, if anything does. */
export interface Attention {
  readonly to: 'state' | 'paymentStatus';
  readonly tone: Tone;
}

const OWED_BY_US: readonly BookingResponse['paymentStatus'][] = ['refund_due', 'overpaid'];
const OWED_BY_GUEST: readonly BookingResponse['paymentStatus'][] = ['open', 'partial'];
const STANDING: readonly BookingResponse['state'][] = ['confirmed', 'completed'];

/**
 * The one thing of a booking that somebody in the office must act on: money to give back first, then a request
 * nobody has answered, then an invoice that is overdue.
 */
export function attentionOf({ state, paymentStatus, dueDate }: Facts, today: LocalDate): Attention | null {
  if (OWED_BY_US.includes(paymentStatus)) return { to: 'paymentStatus', tone: 'bad' };
  if (state === 'requested') return { to: 'state', tone: 'waiting' };
  const isOverdue = dueDate !== null && dueDate < today && OWED_BY_GUEST.includes(paymentStatus);
  return isOverdue && STANDING.includes(state) ? { to: 'paymentStatus', tone: 'bad' } : null;
}
