import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly title?: string;
  /** `attention` is read out at once and drawn in signal red. */
  readonly tone?: 'calm' | 'attention';
  readonly children: ReactNode;
}

export function Notice({ title, tone = 'calm', children }: NoticeProps) {
  const isUrgent = tone === 'attention';
  return (
    <div className={isUrgent ? styles.attention : styles.notice} role={isUrgent ? 'alert' : 'note'}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}
