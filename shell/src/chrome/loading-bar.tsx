import { useObservable, useTexts } from '@firn/shared-ui/remote';
import { useEffect, useState } from 'react';
import { useFrame } from '../frame/frame-model.tsx';
import styles from './loading-bar.module.css';

/** Spec section 9 «Loading bar»: quick loads show none. Its 5 s stand in the stylesheet. */
const THROTTLE_MS = 200;

/** A line across the top while a remote is on its way. */
export function LoadingBar() {
  const t = useTexts('shell');
  const isLoading = useObservable(useFrame().region.status) === 'loading';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setShown(true), THROTTLE_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isLoading]);
  return isShown ? <div className={styles.bar} role="progressbar" aria-label={t('region.loading')} /> : null;
}
