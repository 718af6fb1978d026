import { useTexts } from '@firn/shared-ui/remote';
import { useCallback, useEffect, useState } from 'react';
import { returnsFocus } from '../chrome/returns-focus.ts';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import styles from './shell-page.module.css';

type Progress = 'running' | 'done' | 'failed';

export function LogoutPage() {
  const { session } = useFrame();
  const t = useTexts(shellTexts);
  const [progress, setProgress] = useState<Progress>('running');
  const logOut = useCallback(() => {
    setProgress('running');
    session.logOut().then(
      () => setProgress('done'),
      () => setProgress('failed'),
    );
  }, [session]);
  useEffect(logOut, [logOut]);
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('logout.title')}</h1>
      <p className={styles.lead} role="status">
        {t(`logout.${progress}`)}
      </p>
      {progress === 'failed' && (
        <button ref={returnsFocus} type="button" className={styles.submit} onClick={logOut}>
          {t('logout.again')}
        </button>
      )}
      {progress === 'done' && (
        <p className={styles.links}>
          <a href="/">{t('logout.home')}</a>
          <a href="/login">{t('logout.login')}</a>
        </p>
      )}
    </section>
  );
}
