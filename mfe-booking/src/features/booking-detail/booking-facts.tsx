import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatDateTime, formatLocalDate, formatPhone } from '@firn/shared-ui/format';
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
function TakesPlace({ booking: { event, briefing } }: FactsProps) {
  const t = useTexts(bookingDetailTexts);
  const { now } = useShell();
  if (event.state === 'cancelled') return <dd>{t('cancelled')}</dd>;
  const isAssured = event.state === 'confirmed' || new Date(event.start) <= now();
  if (isAssured || !briefing || briefing.minimumParticipants < 2)
    return <dd>{t(isAssured ? 'assured' : 'notYetAssured')}</dd>;
  const { minimumParticipants: least, decidedOn } = briefing;
  return <dd>{t('minimum', { least, day: formatLocalDate(decidedOn) })}</dd>;
}

/** Names who leads and what to bring, once the booking takes part (docs/domain/events.md#told-beforehand). */
function Briefing({ booking: { briefing } }: FactsProps) {
  const t = useTexts(bookingDetailTexts);
  if (!briefing) return null;
  const { guides, equipmentText } = briefing;
  return (
    <>
      {guides.length > 0 && (
        <>
          <dt>{t('guides', { count: guides.length })}</dt>
          <dd>
            {guides.map(({ fullName, phone }) => (
              <p key={fullName}>
                {fullName}
                {phone && (
                  <>
                    {', '}
                    <a href={`tel:${phone}`} className={styles.phone}>
                      {formatPhone(phone)}
                    </a>
                  </>
                )}
              </p>
            ))}
          </dd>
        </>
      )}
      {equipmentText !== '' && (
        <>
          <dt>{t('gear')}</dt>
          <dd>
            <RichText html={equipmentText} />
          </dd>
        </>
      )}
    </>
  );
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
        <Briefing booking={booking} />
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
