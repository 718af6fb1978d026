import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { commonTexts } from '../i18n/de-CH/common.ts';
import styles from './region.module.css';

/** The layout of every page of this remote. */
export function Region({ children }: { readonly children: ReactNode }) {
  return <div className={styles.region}>{children}</div>;
}

/** Stands where the content of a page will be. */
export function Loading() {
  const t = useTexts(commonTexts);
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      <div className={styles.barTitle} />
      <div className={styles.bar} />
      <div className={styles.bar} />
      <div className={styles.bar} />
    </div>
  );
}

interface FailedProps {
  readonly onRetry: () => void;
}

/** Stands where the content of a page would be. */
export function Failed({ onRetry }: FailedProps) {
  const t = useTexts(commonTexts);
  return (
    <section className={styles.failure} role="alert">
      <h2>{t('failed.title')}</h2>
      <p>{t('failed.text')}</p>
      <Button onClick={onRetry}>{t('failed.retry')}</Button>
    </section>
  );
}

export const LoadingRegion = () => (
  <Region>
    <Loading />
  </Region>
);

export const FailedRegion = ({ onRetry }: FailedProps) => (
  <Region>
    <Failed onRetry={onRetry} />
  </Region>
);
