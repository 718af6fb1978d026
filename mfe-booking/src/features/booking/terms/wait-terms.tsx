import { useTexts } from '@firn/shared-ui/remote';
import { bookingWaitTexts } from '../../../i18n/de-CH/booking-wait.ts';

/** What waiting means: no costs now, all seats or none, a day to answer (docs/domain/bookings.md#waiting-list). */
export function WaitTerms() {
  const t = useTexts(bookingWaitTexts);
  return (
    <>
      <p>{t('free')}</p>
      <p>
        {t('offer')} {t('order')}
      </p>
    </>
  );
}
