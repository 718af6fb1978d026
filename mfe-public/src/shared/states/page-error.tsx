import { ErrorNotice } from './error-notice.tsx';
import styles from './states.module.css';

interface PageErrorProps {
  readonly onRetry: () => void;
  /** The page begins with a picture under the header; a dark band keeps the header readable without it. */
  readonly picture?: boolean;
}

/** A whole page whose data could not be loaded. */
export function PageError({ onRetry, picture = false }: PageErrorProps) {
  return (
    <>
      {picture && <div className={styles.band} />}
      <div className={styles.errorPage}>
        <ErrorNotice onRetry={onRetry} />
      </div>
    </>
  );
}
