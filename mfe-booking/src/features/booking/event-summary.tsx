import type { EventResponse } from '@firn/shared-contracts/api';
import { formatChf, formatDate, formatDateRange, formatPrice } from '@firn/shared-ui/format';
import { availabilityLabel } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import styles from './event-summary.module.css';

interface EventSummaryProps {
  readonly event: EventResponse;
  readonly withTitle: boolean;
}

function PricePerPerson({ event }: { readonly event: EventResponse }) {
  const t = useTexts(bookingTexts);
  const hasDiscount = event.priceFromSac < event.priceFrom;
  return (
    <dd>
      {formatPrice(event.priceFrom)}
      {hasDiscount && (
        <span className={styles.quiet}>{t('event.sacPrice', { price: formatChf(event.priceFromSac) })}</span>
      )}
    </dd>
  );
}

/** What is booked: date, place, price, seats, deadline, minimum. */
export function EventSummary({ event, withTitle }: EventSummaryProps) {
  const t = useTexts(bookingTexts);
  const { minimumParticipants: minimum, maximumParticipants: maximum } = event;
  const isFree = event.availability === 'bookable';
  return (
    <>
      {withTitle && <p className={styles.title}>{event.title}</p>}
      <dl className={styles.facts}>
        <dt>{t('event.date')}</dt>
        <dd>{formatDateRange(event.start, event.end)}</dd>
        <dt>{t('event.place')}</dt>
        <dd>{event.place}</dd>
        <dt>{t('event.price')}</dt>
        <PricePerPerson event={event} />
        <dt>{t('event.places')}</dt>
        <dd>
          {isFree
            ? t('event.free', { count: event.freePlaces })
            : availabilityLabel(event.availability, event.freePlaces)}
        </dd>
        <dt>{t('event.deadline')}</dt>
        <dd>{formatDate(event.registrationDeadline)}</dd>
        <dt>{t('event.minimum')}</dt>
        <dd>{t('event.minimumText', { count: minimum, maximum })}</dd>
      </dl>
    </>
  );
}
