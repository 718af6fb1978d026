import type { ReactNode } from 'react';
import styles from './tour-layout.module.css';

interface TourLayoutProps {
  /** It stands beside the text. */
  readonly aside: ReactNode;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Lead and sections with a box beside them, which comes first on phones. */
export function TourLayout({ aside, lead, children }: TourLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.main}>
        {lead !== '' && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
