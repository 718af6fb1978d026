import type { ReactNode } from 'react';
import styles from './scroll-frame.module.css';

interface ScrollFrameProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Around a table that may be wider than a phone: it scrolls by itself, by the arrow keys, too. */
export function ScrollFrame({ label, children }: ScrollFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus.
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
