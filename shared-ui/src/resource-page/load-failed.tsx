import { Button } from '../mantine/button.ts';
import { outcomeOf } from '../resource/outcome.ts';
import { reasonOf } from '../resource/outcome-texts.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import styles from './resource-page.module.css';

interface LoadFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In place of content that could not be loaded: why, as far as it is known, and another try. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const outcome = outcomeOf(error);
  return (
    <div className={styles.failed}>
      <p role="alert">{outcome.kind === 'failed' ? PAGE_TEXTS.failed : reasonOf(outcome)}</p>
      <Button variant="default" onClick={onRetry}>
        {PAGE_TEXTS.retry}
      </Button>
    </div>
  );
}
