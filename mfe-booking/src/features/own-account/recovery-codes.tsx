import { useTexts, useTypedText } from '@firn/shared-ui/remote';
import { useEffect, useRef, useState } from 'react';
import { ownAccountTexts } from '../../i18n/de-CH/own-account.ts';
import styles from './own-account.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once, alone on the page, so that nobody passes them by and a printer prints nothing else. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useTexts(ownAccountTexts);
  const [copied, setCopied] = useState<'' | 'copied' | 'notCopied'>('');
  const heading = useRef<HTMLHeadingElement>(null);
  // Nothing may put another page in their place: they cannot be had again.
  useTypedText(true);
  useEffect(() => heading.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied('copied');
    } catch {
      setCopied('notCopied');
    }
  }

  return (
    <div className={styles.part}>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {t('recovery.title')}
      </h1>
      <p>{t('recovery.text')}</p>
      <ul className={styles.codes} aria-label={t('recovery.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className={styles.quiet} role="status">
        {copied && t(`recovery.${copied}`)}
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.button} onClick={() => void copy()}>
          {t('recovery.copy')}
        </button>
        <button type="button" className={styles.button} onClick={() => window.print()}>
          {t('recovery.print')}
        </button>
        <button type="button" className={styles.primary} onClick={onDone}>
          {t('recovery.done')}
        </button>
      </div>
    </div>
  );
}
