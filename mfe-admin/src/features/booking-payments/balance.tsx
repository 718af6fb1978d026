import type { BookingResponse } from '@firn/shared-contracts/api';
import { owedOf } from '@firn/shared-contracts/domain';
import { formatChf, formatLocalDate } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingPaymentsTexts } from '../../i18n/de-CH/booking-payments.ts';
import { Facts } from '../../shared/facts.tsx';
import styles from './booking-payments.module.css';

/** What is owed, what came in, and the difference, on whichever side it is. */
export function Balance({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingPaymentsTexts);
  const { paid, dueDate } = booking;
  const owed = owedOf(booking);
  return (
    <section aria-label={t('balance.title')} className={styles.balance}>
      <h2 className={styles.heading}>{t('balance.title')}</h2>
      <Facts
        facts={[
          [t('balance.owed'), formatChf(owed)],
          [t('balance.received'), formatChf(paid)],
          paid > owed
            ? [t('balance.toRefund'), <strong key="back">{formatChf(paid - owed)}</strong>]
            : [t('balance.open'), <strong key="open">{formatChf(owed - paid)}</strong>],
          [t('balance.due'), paid < owed && dueDate ? formatLocalDate(dueDate) : null],
        ]}
      />
    </section>
  );
}
