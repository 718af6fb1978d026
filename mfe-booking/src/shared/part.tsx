import { useTexts } from '@firn/shared-ui/remote';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { commonTexts } from '../i18n/de-CH/common.ts';
import styles from './part.module.css';

interface PartProps {
  readonly title: string;
  /** What has just been done. */
  readonly done?: string;
  readonly children: ReactNode;
}

/** A part of the page, under its own heading. */
export function Part({ title, done = '', children }: PartProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed may be gone, and the focus with it.
  useEffect(() => {
    if (done && document.activeElement === document.body) heading.current?.focus();
  }, [done]);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 ref={heading} id={id} className={styles.heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.done} role="status">
        {done}
      </p>
      {children}
    </section>
  );
}

export function LoadingPart() {
  const t = useTexts(commonTexts);
  return <p className={styles.quiet}>{t('loading')}</p>;
}

export function FailedPart({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts(commonTexts);
  return (
    <div className={styles.actions} role="alert">
      <p>{t('failed.part')}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        {t('failed.retry')}
      </button>
    </div>
  );
}
