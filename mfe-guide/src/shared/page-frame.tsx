import type { ReactNode } from 'react';
import styles from './page.module.css';

/** A page's width and heading. */
export function PageFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
