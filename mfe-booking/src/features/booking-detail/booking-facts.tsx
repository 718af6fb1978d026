import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatDateTime, formatPhone } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { RichText } from '@firn/shared-ui/rich-text';
import { Link } from 'react-router';
import { bookingDetailTexts } from '../../i18n/de-CH/booking-detail.ts';
import { invoiceToTexts } from '../../i18n/de-CH/invoice-to.ts';
import facts from '../../shared/facts.module.css';
import { InvoiceToLines } from '../../shared/person/invoice-to-lines.tsx';
import styles from './booking-detail.module.css';
import { type BookingLink, calendarPath } from './booking-link.ts';

interface FactsProps {
  readonly booking: BookingResponse;
}

/** Whether the event takes place, in the words of who has booked it: «Buchbar» would say nothing to them. */
function TakesPlace({ booking: { event } }: FactsProps) {
  const t = useTexts(bookingDetailTexts);
  const { now } = useShell();
  if (event.state === 'cancelled') return <dd>{t('cancelled')}</dd>;
  const isAssured = event.state === 'confirmed' || new Date(event.start) <= now();
  return <dd>{t(isAssured ? 'assured' : 'notYetAssured')}</dd>;
}

/** Whoever takes part has something to put into a calendar. */
const IN_CALENDAR: readonly BookingResponse['state'][] = ['pending_payment', 'confirmed', 'completed'];

export function EventFacts({ booking, link }: FactsProps & { readonly link: BookingLink }) {
  const t = useTexts(bookingDetailTexts);
  const { event, state } = booking;
  return (
    <section className={styles.section}>
      <h2>{t('event')}</h2>
      <dl className={facts.facts}>
        <dt>{t('start')}</dt>
        <dd>{formatDateTime(event.start)}</dd>
        <dt>{t('end')}</dt>
        <dd>{formatDateTime(event.end)}</dd>
        {event.meetingText !== '' && (
          <>
            <dt>{t('meeting')}</dt>
            <dd>
              <RichText html={event.meetingText} />
            </dd>
          </>
        )}
        <dt>{t('place')}</dt>
        <dd>{event.place}</dd>
        <dt>{t('takesPlace')}</dt>
        <TakesPlace booking={booking} />
        <dt>{t('code')}</dt>
        <dd>{event.code}</dd>
      </dl>
      <p className={styles.links}>
        <Link to={`/event/${event.id}/${event.slug}`}>{t('toEvent')}</Link>
        {IN_CALENDAR.includes(state) && (
          <a href={calendarPath(link)} download>
            {t('calendar')}
          </a>
        )}
      </p>
    </section>
  );
}

export function BookerFacts({ booking: { booker, invoiceTo, message } }: FactsProps) {
  const t = useTexts(bookingDetailTexts);
  const payer = useTexts(invoiceToTexts);
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
      {invoiceTo && (
        <>
          <h3>{payer('group')}</h3>
          <InvoiceToLines invoiceTo={invoiceTo} />
        </>
      )}
      {message && (
        <p>
          {t('message')}: {message}
        </p>
      )}
    </section>
  );
}
