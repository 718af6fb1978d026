import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './panel.module.css';
import { Skeleton } from './skeleton.tsx';

interface PanelProps {
  /** Also the fragment of an address that opens it. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Something to do, folded away until it is needed; its code loads then. */
export function Panel({ id, title, children }: PanelProps) {
  const { hash } = useLocation();
  const isNamed = hash === `#${id}`;
  const [isOpen, setOpen] = useState(isNamed);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    setOpen(true);
    details.current?.scrollIntoView?.();
  }, [isNamed]);
  return (
    <details
      ref={details}
      id={id}
      className={styles.panel}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>{title}</summary>
      {isOpen && (
        <div className={styles.content}>
          <Suspense fallback={<Skeleton />}>{children}</Suspense>
        </div>
      )}
    </details>
  );
}
