import type { ReactNode } from 'react';
import styles from './contract-form.module.css';

interface FormNoticeProps {
  /** `trouble` is read out at once, and takes the focus where no field is to blame. */
  readonly tone: 'quiet' | 'trouble';
  readonly children: ReactNode;
}

export function FormNotice({ tone, children }: FormNoticeProps) {
  if (tone === 'quiet') {
    return (
      <div className={styles.notice} role="status">
        {children}
      </div>
    );
  }
  return (
    <div className={styles.trouble} role="alert" tabIndex={-1} data-form-trouble="">
      {children}
    </div>
  );
}
