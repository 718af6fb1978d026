import type { SessionUser } from '@firn/shared-contracts/shell';
import { useHead, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { ownDataTexts } from '../../i18n/de-CH/own-data.ts';
import { ProfileFrame } from '../../shared/profile-frame.tsx';
import { Failed, Loading, LoadingRegion } from '../../shared/region.tsx';
import { DietPart } from './diet.part.tsx';
import { MailsPart } from './mails.part.tsx';
import { OwnDataForm } from './own-data.form.tsx';
import styles from './own-data.module.css';
import { SizesPart } from './sizes.part.tsx';

const users = resource('users');

function OwnData({ user }: { readonly user: SessionUser }) {
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(users.item(api, user.id));
  if (!data) return isError ? <Failed onRetry={() => void refetch()} /> : <Loading />;
  return (
    <div className={styles.page}>
      <OwnDataForm user={data} />
      <DietPart user={user} />
      <SizesPart user={user} />
      <MailsPart user={user} />
    </div>
  );
}

/** `/profil/daten`; the shell's guard lets only logged-in visitors through. */
export function Page() {
  const t = useTexts(ownDataTexts);
  const { user } = useSession();
  useHead({ title: t('headTitle'), robots: 'noindex' });
  if (!user) return <LoadingRegion />;
  return (
    <ProfileFrame title={t('title')} lead={t('lead')}>
      <OwnData key={user.id} user={user} />
    </ProfileFrame>
  );
}
