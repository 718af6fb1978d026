import type { ReactNode } from 'react';
import styles from './account.module.css';

interface OutcomeProps {
  readonly title: string;
  readonly children: ReactNode;
}

function focus(heading: HTMLElement | null): void {
  heading?.focus();
}

/** What stands in place of a form that has done its work: takes the focus, so that it is read out. */
export function Outcome({ title, children }: OutcomeProps) {
  return (
    <>
      <h1 ref={focus} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <div className={styles.lead}>{children}</div>
    </>
  );
}
