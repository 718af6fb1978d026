import type { ReactNode } from 'react';
import styles from './account.module.css';
import { NeedsScript } from './needs-script.tsx';

interface AccountPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** Heading, what it is about, and what to do without JavaScript. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <NeedsScript />
      {children}
    </section>
  );
}
