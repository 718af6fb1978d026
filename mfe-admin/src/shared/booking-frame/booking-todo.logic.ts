import type { BookingResponse } from '@firn/shared-contracts/api';
import { type LocalDate, owedOf, type Rappen, zurichDate } from '@firn/shared-contracts/domain';

type Facts = Pick<
  BookingResponse,
  | 'state'
  | 'paymentStatus'
  | 'total'
  | 'paid'
  | 'dueDate'
  | 'confirmBy'
  | 'offeredUntil'
  | 'waitlistPosition'
  | 'event'
>;

/** What somebody of the office has to know or do about a booking. */
export type Todo =
  | { readonly kind: 'requested' | 'held' | 'toSettle' }
  | { readonly kind: 'heldUntil' | 'offered'; readonly until: string }
  | { readonly kind: 'waitlisted'; readonly position: number }
  | { readonly kind: 'refund'; readonly amount: Rappen }
  | { readonly kind: 'overdue'; readonly amount: Rappen; readonly since: LocalDate };

function todoOfState(booking: Facts, now: Date): Todo | null {
  const { state, confirmBy, offeredUntil, waitlistPosition, event } = booking;
  if (state === 'requested') return { kind: 'requested' };
  if (state === 'held') return confirmBy ? { kind: 'heldUntil', until: confirmBy } : { kind: 'held' };
  if (state === 'offered' && offeredUntil) return { kind: 'offered', until: offeredUntil };
  if (state === 'waitlisted' && waitlistPosition) return { kind: 'waitlisted', position: waitlistPosition };
  return state === 'confirmed' && new Date(event.end) < now ? { kind: 'toSettle' } : null;
}

const OWED_BY_GUEST: readonly BookingResponse['paymentStatus'][] = ['open', 'partial'];
const STANDING: readonly BookingResponse['state'][] = ['confirmed', 'completed'];

function todoOfMoney(booking: Facts, now: Date): Todo | null {
  const { state, paymentStatus, paid, dueDate } = booking;
  const owed = owedOf(booking);
  if (paymentStatus === 'refund_due' || paymentStatus === 'overpaid')
    return { kind: 'refund', amount: paid - owed };
  const isOverdue = OWED_BY_GUEST.includes(paymentStatus) && dueDate !== null && dueDate < zurichDate(now);
  return isOverdue && STANDING.includes(state)
    ? { kind: 'overdue', amount: owed - paid, since: dueDate }
    : null;
}

/** State first, then money. */
export const todosOf = (booking: Facts, now: Date): readonly Todo[] =>
  [todoOfState(booking, now), todoOfMoney(booking, now)].filter((todo) => todo !== null);
