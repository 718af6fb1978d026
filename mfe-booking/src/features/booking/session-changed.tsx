import { LOGIN_PATH } from '@firn/shared-contracts/domain';
import { Button } from '@firn/shared-ui/mantine';
import { useSession, useTexts } from '@firn/shared-ui/remote';
import { Link, useLocation } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { bookingFailureTexts } from '../../i18n/de-CH/booking-failure.ts';
import { Notice } from '../../shared/notice.tsx';

interface SessionChangedProps {
  /** Null while an earlier attempt may have arrived: who is another now could not know. */
  readonly onBookAsVisitor: (() => void) | null;
}

/** The form was filled for somebody who is not logged in any more (docs/domain/bookings.md#whose-booking). */
export function SessionChanged({ onBookAsVisitor }: SessionChangedProps) {
  const t = useTexts(bookingTexts);
  const tf = useTexts(bookingFailureTexts);
  const { user } = useSession();
  const { pathname } = useLocation();
  const name = user?.fullName ?? '';
  return (
    <Notice tone="attention" title={user ? tf('sessionOther', { name }) : tf('sessionLost')}>
      <p>
        {tf(onBookAsVisitor ? 'nothing' : 'sessionUnclear')} {tf('kept')}
      </p>
      {user ? (
        <p>{tf('sessionOtherHint')}</p>
      ) : (
        <Link to={`${LOGIN_PATH}?weiter=${encodeURIComponent(pathname)}`}>{t('login.link')}</Link>
      )}
      {onBookAsVisitor && (
        <Button variant="default" onClick={onBookAsVisitor}>
          {user ? tf('bookAs', { name }) : tf('bookAsGuest')}
        </Button>
      )}
    </Notice>
  );
}
