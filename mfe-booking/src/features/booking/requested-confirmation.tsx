import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatDateRange } from '@firn/shared-ui/format';
import { useSession, useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { bookingRequestTexts } from '../../i18n/de-CH/booking-request.ts';
import { Region } from '../../shared/region.tsx';
import { BookAgain } from './book-again.tsx';
import { bookingDetailPath } from './booking-detail-path.ts';
import type { BookingOutcome } from './outcome.ts';
import styles from './result.module.css';
import { SavedLink } from './saved-link.tsx';
import { Steps } from './steps.tsx';

interface RequestedConfirmationProps {
  readonly booking: BookingResponse;
  readonly outcome: BookingOutcome;
}

/** The visitor has asked: what happens until the office answers. */
export function RequestedConfirmation({ booking, outcome }: RequestedConfirmationProps) {
  const t = useTexts(bookingRequestTexts);
  const words = useTexts(bookingTexts);
  const { user } = useSession();
  const { event, booker, bookingNumber } = booking;
  return (
    <Region>
      <Steps current="confirmation" />
      <div className={styles.result}>
        <h1 className={styles.title}>{t('done.title')}</h1>
        <p>
          {event.title}, {formatDateRange(event.start, event.end)}
        </p>
        <dl className={styles.number}>
          <dt>{words('confirmation.number')}</dt>
          <dd>{bookingNumber}</dd>
        </dl>
        <p>{t('done.mail', { email: booker.email })}</p>
        <p>
          {t('free')} {t('done.withdraw')}
        </p>
        <SavedLink outcome={outcome} />
        <p className={styles.links}>
          <Link to={bookingDetailPath(outcome, user !== null)}>{t('done.link')}</Link>
          <Link to={`/event/${event.id}/${event.slug}`}>{words('confirmation.toEvent')}</Link>
          <BookAgain eventId={event.id} />
        </p>
      </div>
    </Region>
  );
}
