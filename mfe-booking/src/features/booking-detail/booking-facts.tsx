import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatDate, formatDateTime, formatLocalDate, formatPhone } from '@firn/shared-ui/format';
import {
  BOOKING_STATE_LABELS,
  EVENT_STATE_LABELS,
  PAYMENT_METHOD_LABELS,
  PAYMENT_STATUS_LABELS,
} from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { bookingDetailTexts } from '../../i18n/de-CH/booking-detail.ts';
import { isDueAtOnce } from '../../shared/due-at-once.ts';
import styles from './booking-detail.module.css';

interface FactsProps {
  readonly booking: BookingResponse;
}

export function EventFacts({ booking: { event } }: FactsProps) {
  const t = useTexts(bookingDetailTexts);
  return (
    <section className={styles.section}>
      <h2>{t('event')}</h2>
      <dl className={styles.facts}>
        <dt>{t('start')}</dt>
        <dd>{formatDateTime(event.start)}</dd>
        <dt>{t('end')}</dt>
        <dd>{formatDateTime(event.end)}</dd>
        <dt>{t('place')}</dt>
        <dd>{event.place}</dd>
        <dt>{t('state')}</dt>
        <dd>{EVENT_STATE_LABELS[event.state]}</dd>
        <dt>{t('code')}</dt>
        <dd>{event.code}</dd>
      </dl>
      <Link to={`/event/${event.id}/${event.slug}`}>{t('toEvent')}</Link>
    </section>
  );
}

export function BookerFacts({ booking: { booker, message } }: FactsProps) {
  const t = useTexts(bookingDetailTexts);
  return (
    <section className={styles.section}>
      <h2>{t('booker')}</h2>
      <p>
        {booker.fullName}
        <br />
        {booker.address}
        <br />
        {booker.country === 'CH' ? '' : `${booker.country}-`}
        {booker.postalCode} {booker.city}
      </p>
      <p className={styles.quiet}>
        {booker.email}, <span className={styles.phone}>{formatPhone(booker.phone)}</span>
      </p>
      {message && (
        <p>
          {t('message')}: {message}
        </p>
      )}
    </section>
  );
}

export function PaymentFacts({ booking }: FactsProps) {
  const t = useTexts(bookingDetailTexts);
  return (
    <dl className={styles.facts}>
      <dt>{t('bookingState')}</dt>
      <dd>{BOOKING_STATE_LABELS[booking.state]}</dd>
      <dt>{t('paymentStatus')}</dt>
      <dd>{PAYMENT_STATUS_LABELS[booking.paymentStatus]}</dd>
      <dt>{t('method')}</dt>
      <dd>{PAYMENT_METHOD_LABELS[booking.paymentMethod]}</dd>
      {booking.dueDate && (
        <>
          <dt>{t(isDueAtOnce(booking) ? 'due' : 'dueDate')}</dt>
          <dd>{isDueAtOnce(booking) ? t('dueAtOnce') : formatLocalDate(booking.dueDate)}</dd>
        </>
      )}
      <dt>{t('bookedAt')}</dt>
      <dd>{formatDate(booking.createdAt)}</dd>
    </dl>
  );
}
