import type { EventResponse } from '@firn/shared-contracts/api';
import {
  formatChf,
  formatDateRange,
  formatDateTime,
  formatDays,
  formatPrice,
  formatTime,
} from '@firn/shared-ui/format';
import { EVENT_STATE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { eventTexts } from '../../i18n/de-CH/event.ts';
import { AvailabilityLabel } from '../../shared/event-card/availability-label.tsx';
import { RememberButton } from '../../shared/remember/remember-button.tsx';
import styles from './booking-box.module.css';
import { bookingState } from './booking-state.logic.ts';

function Action({ event }: { readonly event: EventResponse }) {
  const t = useTexts(eventTexts);
  const state = bookingState(event);
  if (state === 'bookable') {
    return (
      <>
        {event.onRequest && <p className={styles.request}>{t('booking.onRequest')}</p>}
        <Link className={styles.action} to={`/event/${event.id}/buchen`}>
          {t(event.onRequest ? 'booking.request' : 'booking.book')}
        </Link>
      </>
    );
  }
  return (
    <>
      <p className={styles.reason}>{t(`reasons.${state}`)}</p>
      {state === 'waitlist' && (
        <Link className={styles.action} to={`/event/${event.id}/buchen`}>
          {t('booking.wait')}
        </Link>
      )}
      <a className={styles.other} href="#tour-dates">
        {t('booking.other')}
      </a>
    </>
  );
}

function Conditions({ event }: { readonly event: EventResponse }) {
  const t = useTexts(eventTexts);
  const isOpen = bookingState(event) === 'bookable';
  return (
    <ul className={styles.conditions}>
      {isOpen && (
        <li>
          {t('booking.deadline')}: {formatDateTime(event.registrationDeadline)}
        </li>
      )}
      {event.state === 'confirmed' && event.availability !== 'past' && (
        <li className={styles.confirmed}>{EVENT_STATE_LABELS.confirmed}</li>
      )}
      {isOpen && event.state !== 'confirmed' && (
        <li>{t('booking.minimum', { count: event.minimumParticipants })}</li>
      )}
    </ul>
  );
}

/** Date, price and the link to the booking form, or why there is none. */
export function BookingBox({ event }: { readonly event: EventResponse }) {
  const t = useTexts(eventTexts);
  const pictures = event.images.length;
  return (
    <section className={styles.box} aria-labelledby="booking-title">
      <h2 id="booking-title" className={styles.title}>
        {formatDateRange(event.start, event.end)}
      </h2>
      <p className={styles.time}>
        {formatTime(event.start)} – {formatTime(event.end)} · {formatDays(event.durationDays)}
      </p>
      <p className={styles.price}>
        {event.priceFrom > 0 && t('booking.from')} {formatPrice(event.priceFrom)}
      </p>
      {event.priceFromSac < event.priceFrom && (
        <p className={styles.sac}>{t('booking.sac', { price: formatChf(event.priceFromSac) })}</p>
      )}
      <AvailabilityLabel availability={event.availability} freePlaces={event.freePlaces} />
      <Action event={event} />
      <RememberButton event={event} shape="words" />
      <Conditions event={event} />
      {pictures > 0 && (
        <Link className={styles.gallery} to={`/event/${event.id}/bilder`}>
          {t('booking.gallery', { count: pictures })}
        </Link>
      )}
    </section>
  );
}
