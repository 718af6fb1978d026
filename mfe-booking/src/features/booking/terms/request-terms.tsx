import { useTexts } from '@firn/shared-ui/remote';
import { bookingRequestTexts } from '../../../i18n/de-CH/booking-request.ts';

/** What asking means: the seats are kept, and the answer of the office binds (docs/domain/events.md#on-request). */
export function RequestTerms() {
  const t = useTexts(bookingRequestTexts);
  return (
    <>
      <p>{t('free')}</p>
      <p>{t('binds')}</p>
    </>
  );
}
