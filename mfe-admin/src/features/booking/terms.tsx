import type { BookingResponse } from '@firn/shared-contracts/api';
import { addDays, zurichDate } from '@firn/shared-contracts/domain';
import { formatChf, formatLocalDate } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { Facts } from '../../shared/facts.tsx';
import styles from './booking.module.css';

/** The terms that the booking was made under, with their days worked out (docs/domain/cancellation.md#by-the-guest). */
export function Terms({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingTexts);
  const start = zurichDate(new Date(booking.event.start));
  const { tiers } = booking.cancellationPolicy;
  return (
    <section aria-label={t('overview.terms')} className={styles.prices}>
      <h2 className={styles.heading}>{t('overview.termsOf')}</h2>
      <Facts
        facts={tiers.map(({ fromDays, fee, percent }) => [
          fromDays > 0
            ? t('terms.from', { day: formatLocalDate(addDays(start, -fromDays)) })
            : t('terms.last'),
          fee === null
            ? t('terms.percent', { percent: String(percent ?? 0) })
            : t('terms.amount', { amount: formatChf(fee) }),
        ])}
      />
    </section>
  );
}
