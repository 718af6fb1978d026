import type { EventResponse, MeResponse } from '@firn/shared-contracts/api';
import { AvailabilityLabel } from '@firn/shared-ui/availability-label';
import { useAnswer, useSession, useTexts } from '@firn/shared-ui/extension';
import {
  formatChf,
  formatDateRange,
  formatDateTime,
  formatDays,
  formatPrice,
  formatTime,
} from '@firn/shared-ui/format';
import { EVENT_STATE_LABELS } from '@firn/shared-ui/labels';
import { eventBookingTexts } from '../../i18n/de-CH/event-booking.ts';
import { bookingState } from './booking-state.logic.ts';
import styles from './event-booking.module.css';

function Action({ event }: { readonly event: EventResponse }) {
  const t = useTexts(eventBookingTexts);
  const state = bookingState(event);
  if (state === 'bookable') {
    return (
      <>
        {event.onRequest && <p className={styles.request}>{t('onRequest')}</p>}
        <a className={styles.action} href={`/event/${event.id}/buchen`}>
          {t(event.onRequest ? 'request' : 'book')}
        </a>
      </>
    );
  }
  return (
    <>
      <p className={styles.reason}>{t(`reasons.${state}`)}</p>
      {state === 'waitlist' && (
        <a className={styles.action} href={`/event/${event.id}/buchen`}>
          {t('wait')}
        </a>
      )}
      <a className={styles.other} href="#tour-dates">
        {t('other')}
      </a>
    </>
  );
}

function Conditions({ event }: { readonly event: EventResponse }) {
  const t = useTexts(eventBookingTexts);
  const isOpen = bookingState(event) === 'bookable';
  return (
    <ul className={styles.conditions}>
      {isOpen && (
        <li>
          {t('deadline')}: {formatDateTime(event.registrationDeadline)}
        </li>
      )}
      {event.state === 'confirmed' && event.availability !== 'past' && (
        <li className={styles.confirmed}>{EVENT_STATE_LABELS.confirmed}</li>
      )}
      {isOpen && event.state !== 'confirmed' && <li>{t('minimum', { count: event.minimumParticipants })}</li>}
    </ul>
  );
}

/** The price with the SAC stands out for whoever has said that they are a member. */
function SacPrice({ event }: { readonly event: EventResponse }) {
  const t = useTexts(eventBookingTexts);
  const isCheaper = event.priceFromSac < event.priceFrom;
  const isSignedIn = useSession().user !== null;
  const me = useAnswer<MeResponse>(isCheaper && isSignedIn ? '/api/me' : null);
  const isMember = me.data?.profile?.sac === true;
  if (!isCheaper) return null;
  const price = formatChf(event.priceFromSac);
  return <p className={isMember ? styles.own : styles.sac}>{t(isMember ? 'ownSac' : 'sac', { price })}</p>;
}

/** It shows date, price and the link to the booking form, or says why there is none. */
export function EventBooking({ context: event }: { readonly context: EventResponse }) {
  const t = useTexts(eventBookingTexts);
  const { availability, freePlaces, priceFrom } = event;
  return (
    <section className={styles.box} aria-labelledby="booking-title">
      <h2 id="booking-title" className={styles.title}>
        {formatDateRange(event.start, event.end)}
      </h2>
      <p className={styles.time}>
        {formatTime(event.start)} – {formatTime(event.end)} · {formatDays(event.durationDays)}
      </p>
      <p className={styles.price}>
        {priceFrom > 0 && t('from')} {formatPrice(priceFrom)}
      </p>
      <SacPrice event={event} />
      <AvailabilityLabel availability={availability} freePlaces={freePlaces} />
      <Action event={event} />
      <Conditions event={event} />
    </section>
  );
}
