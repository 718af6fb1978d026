import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatDateRange, formatDateTime, formatLocalDate } from '@firn/shared-ui/format';
import { PAYMENT_METHOD_LABELS, PAYMENT_STATUS_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { Facts } from '../../shared/facts.tsx';
import { idOf } from '../../shared/id-of.ts';
import { PhoneLink } from '../../shared/phone-link.tsx';
import { StateMark } from '../../shared/state-mark.tsx';
import { PAYMENT_STATUS_TONES } from '../../shared/state-tones.ts';
import styles from './booking.module.css';
import { EditBooking } from './edit-booking.tsx';
import { BookingPartnerFact } from './partner-fact.tsx';
import { Prices } from './prices.tsx';
import { Terms } from './terms.tsx';

interface BookingProps {
  readonly booking: BookingResponse;
}

function BookingFacts({ booking }: BookingProps) {
  const t = useTexts(bookingTexts);
  const { event, paymentStatus, dueDate, changesUntil, cancellableUntil } = booking;
  // Of a booking that has ended nothing is due, unless a fee is left of it.
  const owes = paymentStatus !== 'waived';
  return (
    <Facts
      facts={[
        [
          t('overview.event'),
          <Link key="event" to={`/event/${event.id}/${event.slug}`}>{`${event.title} (${event.code})`}</Link>,
        ],
        [t('overview.date'), formatDateRange(event.start, event.end)],
        [t('overview.place'), event.place],
        [t('overview.received'), formatDateTime(booking.createdAt)],
        [
          t('overview.payment'),
          <StateMark key="payment" tone={PAYMENT_STATUS_TONES[paymentStatus]}>
            {`${PAYMENT_METHOD_LABELS[booking.paymentMethod]}, ${owes ? PAYMENT_STATUS_LABELS[paymentStatus] : t('overview.nothingOwed')}`}
          </StateMark>,
        ],
        [t('overview.due'), owes && dueDate ? formatLocalDate(dueDate) : null],
        [t('overview.changesUntil'), changesUntil && formatDateTime(changesUntil)],
        [t('overview.cancellableUntil'), cancellableUntil && formatDateTime(cancellableUntil)],
        [t('overview.message'), booking.message && <span className={styles.message}>{booking.message}</span>],
        [
          t('overview.participants'),
          <Link key="participants" to={`/profil/tour/${event.id}`}>
            {t('overview.participantsLink')}
          </Link>,
        ],
      ]}
    />
  );
}

function BookerFacts({ booking }: BookingProps) {
  const t = useTexts(bookingTexts);
  const { booker, user, guest } = booking;
  const place = [`${booker.country}-${booker.postalCode}`, booker.city].join(' ');
  return (
    <Facts
      facts={[
        [t('overview.name'), `${booker.salutation} ${booker.fullName}`],
        [t('overview.address'), `${booker.address}, ${place}`],
        [
          t('overview.email'),
          <a key="email" href={`mailto:${booker.email}`}>
            {booker.email}
          </a>,
        ],
        [t('overview.phone'), <PhoneLink key="phone" phone={booker.phone} />],
        [
          t('overview.account'),
          user && <Link to={`/admin/user/${idOf(user)}`}>{t('overview.accountLink')}</Link>,
        ],
        [
          t('overview.guest'),
          guest && <Link to={`/admin/user/${idOf(guest)}`}>{t('overview.accountLink')}</Link>,
        ],
      ]}
    />
  );
}

export function Overview({ booking }: BookingProps) {
  const t = useTexts(bookingTexts);
  return (
    <>
      <div className={styles.columns}>
        <section aria-label={t('overview.event')}>
          <h2 className={styles.heading}>{t('overview.event')}</h2>
          <BookingFacts booking={booking} />
        </section>
        <section aria-label={t('overview.booker')}>
          <h2 className={styles.heading}>{t('overview.booker')}</h2>
          <BookerFacts booking={booking} />
          <BookingPartnerFact booking={booking} />
          <EditBooking booking={booking} />
        </section>
      </div>
      <Prices booking={booking} />
      <Terms booking={booking} />
    </>
  );
}
