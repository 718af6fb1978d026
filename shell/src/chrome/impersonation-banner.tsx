import { useObservable, useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import styles from './banner.module.css';
import { EndImpersonation } from './end-impersonation.tsx';

export function ImpersonationBanner() {
  const t = useTexts(shellTexts);
  const { user, impersonator } = useObservable(useFrame().session);
  if (!user || !impersonator) return null;
  return (
    <div className={styles.banner} role="status" data-banner="impersonation">
      <span className={styles.notice}>
        {t('impersonation.notice', { name: user.fullName || user.email })}
      </span>
      <EndImpersonation />
    </div>
  );
}
