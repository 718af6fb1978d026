import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatDateRange, formatTime } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { Region } from '../../shared/region.tsx';
import { BookAgain } from './book-again.tsx';
import { bookingPaths } from './paths.ts';
import styles from './result.module.css';
import { Steps } from './steps.tsx';

interface AwaitingConfirmationProps {
  readonly booking: BookingResponse;
  /** Until when the seats are held. */
  readonly confirmBy: string;
}

/** What to do next with a booking that is held until its link is used. */
export function AwaitingConfirmation({ booking, confirmBy }: AwaitingConfirmationProps) {
  const t = useTexts(bookingTexts);
  const { event, booker, personCount } = booking;
  const values = { count: personCount, email: booker.email, time: formatTime(confirmBy) };
  return (
    <Region>
      <Steps current="confirmation" />
      <div className={styles.result}>
        <h1 className={styles.title}>{t('confirmation.waitingTitle')}</h1>
        <p className={styles.lead}>{t('confirmation.waiting', values)}</p>
        <p>
          {event.title}, {formatDateRange(event.start, event.end)}
        </p>
        <p>{t('confirmation.waitingHint')}</p>
        <p className={styles.links}>
          <Link to={`/event/${event.id}/${event.slug}`}>{t('confirmation.toEvent')}</Link>
          <BookAgain eventId={event.id} />
        </p>
      </div>
    </Region>
  );
}

/** The link was not used in time, or nothing was paid. */
export function ExpiredReservation({
  booking: { event, paymentMethod },
}: Pick<AwaitingConfirmationProps, 'booking'>) {
  const t = useTexts(bookingTexts);
  return (
    <Region>
      <Steps current="confirmation" />
      <div className={styles.result}>
        <h1 className={styles.title}>{t('confirmation.expiredTitle')}</h1>
        <p>{t(paymentMethod === 'invoice' ? 'confirmation.expired' : 'confirmation.expiredUnpaid')}</p>
        <p className={styles.links}>
          <Link to={bookingPaths(event.id).details}>{t('confirmation.again')}</Link>
          <Link to={`/event/${event.id}/${event.slug}`}>{t('confirmation.toEvent')}</Link>
        </p>
      </div>
    </Region>
  );
}
