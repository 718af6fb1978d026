import type { ReactNode } from 'react';
import styles from './state-mark.module.css';
import type { Tone } from './tone.ts';

/** A word with a dot in the colour of its tone. */
export function StateMark({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={styles.mark} data-tone={tone}>
      <span>{children}</span>
    </span>
  );
}
