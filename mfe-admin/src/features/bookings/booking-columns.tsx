import type { BookingResponse } from '@firn/shared-contracts/api';
import { amountOf, countedPersons, type LocalDate } from '@firn/shared-contracts/domain';
import {
  formatChf,
  formatNumericDate,
  formatShortDateRange,
  formatShortDateTime,
} from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { BOOKING_STATE_LABELS, PAYMENT_STATUS_LABELS } from '@firn/shared-ui/labels';
import type { ListColumn } from '@firn/shared-ui/resource-list';
import type { bookingsTexts } from '../../i18n/de-CH/bookings.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import { attentionOf } from './attention.logic.ts';

/** Columns of the booking list; the number names the row. */
export function bookingColumns(
  t: Translate<typeof bookingsTexts>,
  today: LocalDate,
): ListColumn<BookingResponse>[] {
  type Column = ListColumn<BookingResponse>;
  const column = (
    id: keyof typeof bookingsTexts.messages.columns,
    cell: Column['cell'],
    more: Partial<Column> = {},
  ): Column => ({
    id,
    header: t(`columns.${id}`),
    cell,
    ...more,
  });
  const status = (id: 'state' | 'paymentStatus', booking: BookingResponse) => {
    const attention = attentionOf(booking, today);
    const word =
      id === 'state' ? BOOKING_STATE_LABELS[booking.state] : PAYMENT_STATUS_LABELS[booking.paymentStatus];
    return attention?.to === id ? <StateMark tone={attention.tone}>{word}</StateMark> : word;
  };
  return [
    column('bookingNumber', ({ bookingNumber }) => bookingNumber, { sortable: true, width: 8.25 }),
    column('createdAt', ({ createdAt }) => formatShortDateTime(createdAt), {
      sortable: true,
      width: 8.5,
      isMinor: true,
    }),
    column('booker', ({ booker }) => booker.fullName),
    column('email', ({ booker }) => booker.email, { isOff: true }),
    column('phone', ({ booker }) => booker.phone, { isOff: true, width: 10 }),
    column('event', ({ event }) => event.title),
    column('code', ({ event }) => event.code, { isOff: true, width: 6 }),
    column('start', ({ event }) => formatShortDateRange(event.start, event.end), {
      sortable: true,
      width: 9.5,
      isMinor: true,
    }),
    column('persons', (booking) => countedPersons(booking) || '–', {
      align: 'end',
      width: 4,
      isMinor: true,
    }),
    column('total', (booking) => formatChf(amountOf(booking)), { sortable: true, align: 'end', width: 7.5 }),
    column('paid', ({ paid }) => formatChf(paid), { isOff: true, align: 'end', width: 7.5 }),
    column('dueDate', ({ dueDate }) => (dueDate ? formatNumericDate(dueDate) : '–'), {
      isOff: true,
      width: 7,
    }),
    column('state', (booking) => status('state', booking), { width: 8 }),
    column('paymentStatus', (booking) => status('paymentStatus', booking), { width: 7, isMinor: true }),
  ];
}
