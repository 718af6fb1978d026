import { REGION_ELEMENT_ID } from '@firn/shared-contracts/delivery';
import { useObservable, useTexts } from '@firn/shared-ui/remote';
import { useEffect, useRef, useState } from 'react';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import styles from './slow-notice.module.css';

/** After this time the line across the top is no longer enough feedback for a click. */
const PATIENCE_MS = 1000;
/** What the server drew of the page: a remote's, or the shell's own. */
const DRAWN = `#${REGION_ELEMENT_ID} > [data-remote], #inhalt > section`;

/** Says that the next page is slow, and dims the previous one through its stylesheet. */
export function SlowNotice() {
  const { region, shell } = useFrame();
  const t = useTexts(shellTexts);
  const isLoading = useObservable(region.status) === 'loading';
  const [isSlow, setSlow] = useState(false);
  const firstKey = useRef(shell.navigation.get().location.key);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => {
      // It can be read while its code is still loading.
      const isFirst = shell.navigation.get().location.key === firstKey.current;
      setSlow(!isFirst || !document.querySelector(DRAWN));
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading, shell]);
  if (!isSlow) return null;
  return (
    <p className={styles.notice} role="status">
      <span className={styles.text}>{t('region.slow')}</span>
    </p>
  );
}
