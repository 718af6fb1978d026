import { type ReactNode, useId } from 'react';
import styles from './blocks.module.css';

interface BlockSectionProps {
  /** Empty for a block without one. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A block under its title, which stands beside it where there is room. */
export function BlockSection({ title, children }: BlockSectionProps) {
  const id = useId();
  if (title === '') return <div className={styles.full}>{children}</div>;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
