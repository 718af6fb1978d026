import { LOGIN_PATH } from '@firn/shared-contracts/domain';
import { useSession, useTexts } from '@firn/shared-ui/remote';
import { Link, useLocation } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { Notice } from '../../shared/notice.tsx';

/** For visitors without a session: an account fills the form, but is not needed. */
export function LoginHint({ eventId }: { readonly eventId: string }) {
  const t = useTexts(bookingTexts);
  const { user } = useSession();
  const { pathname } = useLocation();
  if (user) return null;
  const here = `weiter=${encodeURIComponent(pathname)}`;
  return (
    <Notice>
      <p>
        {t('login.hint')} {t('login.guest')}
      </p>
      <Link to={`${LOGIN_PATH}?${here}`}>{t('login.link')}</Link>{' '}
      <Link to={`/register/new/${eventId}?${here}`}>{t('login.register')}</Link>
    </Notice>
  );
}
