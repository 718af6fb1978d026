import { useTexts } from '@firn/shared-ui/remote';
import { useCallback, useEffect, useState } from 'react';
import { returnsFocus } from '../chrome/returns-focus.ts';
import { logoutTexts } from '../i18n/de-CH/logout.ts';
import { useFrame } from '../model/frame-model.tsx';
import styles from './shell-page.module.css';

type Progress = 'running' | 'done' | 'failed';

export function Page() {
  const { session } = useFrame();
  const t = useTexts(logoutTexts);
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
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead} role="status">
        {t(progress)}
      </p>
      {progress === 'failed' && (
        <button ref={returnsFocus} type="button" className={styles.submit} onClick={logOut}>
          {t('again')}
        </button>
      )}
      {progress === 'done' && (
        <p className={styles.links}>
          <a href="/">{t('home')}</a>
          <a href="/login">{t('login')}</a>
        </p>
      )}
    </section>
  );
}
