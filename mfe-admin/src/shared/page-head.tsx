import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: string;
  /** A short line above the title: a number, a code. */
  readonly kicker?: string;
  /** Facts or buttons beside the title. */
  readonly children?: ReactNode;
}

export function PageHead({ title, kicker, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title}>{title}</h1>
      </div>
      {children && <div className={styles.aside}>{children}</div>}
    </header>
  );
}
