import { useHydrated } from '@firn/shared-ui/remote';
import { useId } from 'react';
import styles from '../account/account.module.css';
import type { CodeState } from './use-code.ts';

interface CodeButtonProps {
  readonly state: CodeState<unknown>;
  readonly label: string;
  readonly busyLabel: string;
  readonly onPress: () => void;
}

export function CodeButton({ state, label, busyLabel, onPress }: CodeButtonProps) {
  const isHydrated = useHydrated();
  const problemId = useId();
  const isBusy = state.step === 'busy';
  return (
    <>
      <p id={problemId} className={styles.problem} role="alert">
        {state.step === 'failed' && state.text}
      </p>
      <p>
        <button
          type="button"
          className={styles.submit}
          disabled={!isHydrated}
          aria-disabled={isBusy}
          aria-describedby={problemId}
          onClick={onPress}
        >
          {isBusy ? busyLabel : label}
        </button>
      </p>
    </>
  );
}
