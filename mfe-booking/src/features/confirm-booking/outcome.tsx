import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatDateRange } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { confirmBookingTexts } from '../../i18n/de-CH/confirm-booking.ts';
import { Notice } from '../../shared/notice.tsx';
import { Region } from '../../shared/region.tsx';
import styles from './confirm-booking.module.css';

interface BookingProps {
  readonly booking: BookingResponse;
}

interface ConfirmedProps extends BookingProps {
  readonly token: string | null;
}

export function Confirmed({ booking, token }: ConfirmedProps) {
  const t = useTexts(confirmBookingTexts);
  const { event, booker, bookingNumber, id } = booking;
  return (
    <Region>
      <div className={styles.page} role="status">
        <h1 className={styles.title}>{t('confirmed.title')}</h1>
        <p>
          {event.title}, {formatDateRange(event.start, event.end)}
        </p>
        <p className={styles.text}>{t('confirmed.text', { email: booker.email })}</p>
        <dl className={styles.facts}>
          <dt>{t('facts.number')}</dt>
          <dd>{bookingNumber}</dd>
        </dl>
        <p className={styles.links}>
          <Link to={`/profil/buchung/${id}?token=${encodeURIComponent(token ?? '')}`}>
            {t('confirmed.link')}
          </Link>
          <Link to={`/event/${event.id}/${event.slug}`}>{t('toEvent')}</Link>
        </p>
      </div>
    </Region>
  );
}

interface OverProps extends BookingProps {
  readonly why: 'expired' | 'ended';
}

/** The booking can no longer be confirmed. */
export function Over({ booking: { event }, why }: OverProps) {
  const t = useTexts(confirmBookingTexts);
  return (
    <Region>
      <div className={styles.page} role="status">
        <h1 className={styles.title}>{t(`${why}.title`)}</h1>
        <p className={styles.text}>{t(`${why}.text`)}</p>
        <p className={styles.links}>
          <Link to={`/event/${event.id}/buchen`}>{t('again')}</Link>
          <Link to={`/event/${event.id}/${event.slug}`}>{t('toEvent')}</Link>
        </p>
      </div>
    </Region>
  );
}

export function InvalidLink() {
  const t = useTexts(confirmBookingTexts);
  return (
    <Region>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('invalid.title')}</h1>
        <Notice>
          <p>{t('invalid.text')}</p>
          <Link to="/agenda">{t('invalid.agenda')}</Link>
        </Notice>
      </div>
    </Region>
  );
}
