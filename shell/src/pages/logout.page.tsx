import { useTexts } from '@firn/shared-ui/remote';
import { useCallback, useEffect, useState } from 'react';
import styles from '../chrome/notice-page.module.css';
import { returnsFocus } from '../chrome/returns-focus.ts';
import { logoutTexts } from '../i18n/de-CH/logout.ts';
import { useFrame } from '../model/frame-model.tsx';
import { forgetDrafts } from '../services/forget-drafts.ts';

type Progress = 'running' | 'done' | 'failed';

export function Page() {
  const { session } = useFrame();
  const t = useTexts(logoutTexts);
  const [progress, setProgress] = useState<Progress>('running');
  const logOut = useCallback(() => {
    setProgress('running');
    session.logOut().then(
      () => {
        forgetDrafts();
        setProgress('done');
      },
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
        <button ref={returnsFocus} type="button" className={styles.action} onClick={logOut}>
          {t('again')}
        </button>
      )}
      {progress === 'done' && (
        <p>
          <a href="/">{t('home')}</a> · <a href="/login">{t('login')}</a>
        </p>
      )}
    </section>
  );
}
