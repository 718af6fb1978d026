import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatChf, formatDate, formatDateTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { BOOKING_STATE_LABELS, PAYMENT_STATUS_LABELS } from '@firn/shared-ui/labels';
import type { DataColumn } from '@firn/shared-ui/table';
import { Link } from 'react-router';
import type { bookingsTexts } from '../../i18n/de-CH/bookings.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import { BOOKING_STATE_TONES, PAYMENT_STATUS_TONES } from '../../shared/state-tones.ts';
import styles from './bookings.module.css';

/** Columns of the booking list; the number names the row. */
export function bookingColumns(t: Translate<typeof bookingsTexts>): DataColumn<BookingResponse>[] {
  type Column = DataColumn<BookingResponse>;
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
  return [
    column('bookingNumber', ({ id, bookingNumber }) => (
      <Link className={styles.nowrap} to={`/admin/bookings/${id}`}>
        {bookingNumber}
      </Link>
    )),
    column('createdAt', ({ createdAt }) => formatDateTime(createdAt), { sortable: true }),
    column('booker', ({ booker }) => (
      <div>
        {booker.fullName}
        <span className={styles.minor}>{booker.email}</span>
      </div>
    )),
    column('event', ({ event }) => (
      <div>
        {event.title}
        <span className={styles.minor}>
          {event.code}, {formatDate(event.start)}
        </span>
      </div>
    )),
    column('persons', ({ personCount }) => personCount || '–', { align: 'end' }),
    column('total', ({ total }) => <span className={styles.nowrap}>{formatChf(total)}</span>, {
      align: 'end',
    }),
    column('state', ({ state }) => (
      <StateMark tone={BOOKING_STATE_TONES[state]}>{BOOKING_STATE_LABELS[state]}</StateMark>
    )),
    column('paymentStatus', ({ paymentStatus }) => (
      <StateMark tone={PAYMENT_STATUS_TONES[paymentStatus]}>{PAYMENT_STATUS_LABELS[paymentStatus]}</StateMark>
    )),
  ];
}
