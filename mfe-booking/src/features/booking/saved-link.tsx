import { useSession, useTexts } from '@firn/shared-ui/remote';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { CopyLink } from '../../shared/copy-link.tsx';
import { bookingDetailPath } from './booking-detail-path.ts';
import type { BookingOutcome } from './outcome.ts';
import styles from './result.module.css';

/** Without an account a guest comes back by the link alone. */
export function SavedLink({ outcome }: { readonly outcome: BookingOutcome }) {
  const t = useTexts(bookingTexts);
  const { user } = useSession();
  if (user || !outcome.accessToken) return null;
  return (
    <div className={styles.saved}>
      <p>{t('confirmation.guest')}</p>
      <CopyLink label={t('confirmation.guestLink')} path={bookingDetailPath(outcome)} />
    </div>
  );
}
