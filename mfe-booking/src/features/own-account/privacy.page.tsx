import { useHead, useSession, useTexts } from '@firn/shared-ui/remote';
import { privacyTexts } from '../../i18n/de-CH/privacy.ts';
import { Notice } from '../../shared/notice.tsx';
import { ProfileFrame } from '../../shared/profile-frame.tsx';
import { LoadingRegion } from '../../shared/region.tsx';
import { DeletionPart } from './deletion.part.tsx';
import { ExportPart } from './export.part.tsx';
import styles from './own-account.module.css';

/** `/profil/datenschutz`; the shell's guard lets only logged-in visitors through. */
export function Page() {
  const t = useTexts(privacyTexts);
  const { user, impersonator } = useSession();
  useHead({ title: t('headTitle'), robots: 'noindex' });
  if (!user) return <LoadingRegion />;
  return (
    <ProfileFrame title={t('title')}>
      {impersonator ? (
        <Notice title={t('impersonating.title')}>
          <p>{t('impersonating.text', { name: user.fullName })}</p>
        </Notice>
      ) : (
        <div key={user.id} className={styles.page}>
          <ExportPart />
          <DeletionPart user={user} />
        </div>
      )}
    </ProfileFrame>
  );
}
