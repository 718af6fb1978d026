import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingDetailTexts } from '../../i18n/de-CH/booking-detail.ts';
import { historyOf } from './price-history.logic.ts';
import styles from './price-history.module.css';

interface PriceHistoryProps {
  readonly booking: Pick<BookingResponse, 'lines' | 'total'>;
  readonly names: readonly string[];
}

/** How a price came about that has changed since the booking. */
export function PriceHistory({ booking, names }: PriceHistoryProps) {
  const t = useTexts(bookingDetailTexts);
  const { booked, entries } = historyOf(booking.lines);
  if (entries.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{t('history.title')}</summary>
      <dl className={styles.entries}>
        <dt>{t('history.booked')}</dt>
        <dd>{formatChf(booked)}</dd>
        {entries.map(({ change, person, what, amount }) => (
          <div key={`${change}/${person}/${what}`}>
            <dt>
              {what === 'reminderFee'
                ? t('history.reminderFee')
                : t(`history.${what}`, { name: names[person] ?? '' })}
            </dt>
            <dd>{formatChf(amount)}</dd>
          </div>
        ))}
        <dt>{t('history.total')}</dt>
        <dd>{formatChf(booking.total)}</dd>
      </dl>
    </details>
  );
}
