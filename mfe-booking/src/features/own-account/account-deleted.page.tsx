import { useHead, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { privacyTexts } from '../../i18n/de-CH/privacy.ts';
import { FailedRegion, LoadingRegion } from '../../shared/region.tsx';
import { Outcome } from './outcome.tsx';

/** `/profil/geloescht`, where somebody without an account stands; whoever has one is told so. */
export function Page() {
  const { session } = useShell();
  const t = useTexts(privacyTexts);
  const { user } = useSession();
  // The header goes on showing the name until the shell has asked again who is here.
  const asked = useQuery({
    queryKey: ['account-deleted'],
    queryFn: () => session.reload().then(() => true),
    enabled: user !== null,
    gcTime: 0,
  });
  useHead({ title: t(user ? 'title' : 'deleted.title'), robots: 'noindex' });
  if (user && asked.isError) return <FailedRegion onRetry={() => void asked.refetch()} />;
  if (user && !asked.data) return <LoadingRegion />;
  if (user)
    return (
      <Outcome title={t('exists.title')} text={t('exists.text', { email: user.email })}>
        <Link to="/profil/datenschutz">{t('title')}</Link>
      </Outcome>
    );
  return (
    <Outcome title={t('deleted.title')} text={t('deleted.text')}>
      <Link to="/agenda">{t('deleted.agenda')}</Link>
      <Link to="/">{t('deleted.home')}</Link>
    </Outcome>
  );
}
