import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatChf, formatDateTime, formatLocalDate, formatTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import type { profileTexts } from '../../i18n/de-CH/profile.ts';
import { isDueAtOnce } from '../../shared/due-at-once.ts';
import { owedOf } from '../../shared/owed.logic.ts';

type T = Translate<typeof profileTexts>;

function payment(booking: BookingResponse, t: T): string | null {
  const { open, refund } = owedOf(booking);
  if (refund > 0) return t('todo.refund', { amount: formatChf(refund) });
  if (open === 0) return null;
  const amount = formatChf(open);
  const hasDay = booking.dueDate !== null && booking.state !== 'cancelled' && !isDueAtOnce(booking);
  return hasDay
    ? t('todo.payBy', { amount, date: formatLocalDate(booking.dueDate ?? '') })
    : t('todo.pay', { amount });
}

/** Of an event that was called off: the other dates, as long as there is a choice, and what comes back. */
function calledOff(booking: BookingResponse, t: T, now: Date): string | null {
  const { rebookableUntil: until } = booking;
  const isOpen = until !== null && now < new Date(until);
  const words = [isOpen ? t('todo.otherDate', { until: formatDateTime(until) }) : null, payment(booking, t)];
  return words.filter((each) => each !== null).join(' ') || null;
}

/** What is to be done about a booking, or what its guest waits for; null where there is nothing. */
export function todoOf(booking: BookingResponse, t: T, now: Date): string | null {
  const { state, confirmBy, offeredUntil, waitlistPosition: position } = booking;
  switch (state) {
    case 'held':
      return confirmBy && t('todo.confirm', { time: formatTime(confirmBy) });
    case 'offered':
      return offeredUntil && t('todo.offered', { until: formatDateTime(offeredUntil) });
    case 'waitlisted':
      return position === null ? null : t('todo.position', { position });
    case 'requested':
      return t('todo.requested');
    case 'annulled':
      return calledOff(booking, t, now);
    default:
      return payment(booking, t);
  }
}
