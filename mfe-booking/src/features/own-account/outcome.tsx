import type { ReactNode } from 'react';
import { Region } from '../../shared/region.tsx';
import styles from './outcome.module.css';

interface OutcomeProps {
  readonly title: string;
  readonly text: string;
  /** Where one may go from here. */
  readonly children?: ReactNode;
}

/** What has come of it, alone on the page. */
export function Outcome({ title, text, children }: OutcomeProps) {
  return (
    <Region>
      <div className={styles.page} role="status">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children && <p className={styles.links}>{children}</p>}
      </div>
    </Region>
  );
}
