import { useHydrated, useObservable, useTexts } from '@firn/shared-ui/remote';
import { useId } from 'react';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import styles from './cookie-banner.module.css';
import { returnsFocus } from './returns-focus.ts';

/** Asks once; refusing is as easy as accepting (docs/domain/privacy.md#consent). */
export function CookieBanner() {
  const { consent } = useFrame();
  const t = useTexts(shellTexts);
  const titleId = useId();
  const isUndecided = useObservable(consent) === null;
  if (!useHydrated() || !isUndecided) return null;
  return (
    <section ref={returnsFocus} className={styles.banner} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('cookies.title')}
      </h2>
      <p>
        {t('cookies.text')} <a href="/datenschutzerklarung">{t('cookies.more')}</a>
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.action} onClick={() => consent.set(false)}>
          {t('cookies.refuse')}
        </button>
        <button type="button" className={styles.action} onClick={() => consent.set(true)}>
          {t('cookies.accept')}
        </button>
      </div>
    </section>
  );
}
