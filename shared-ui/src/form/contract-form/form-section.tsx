import { type ReactNode, useId } from 'react';
import styles from './contract-form.module.css';

interface FormSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that belong together for whoever fills them in; side by side where there is room, long texts across. */
export function FormSection({ title, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
