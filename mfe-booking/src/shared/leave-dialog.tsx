import { Button } from '@firn/shared-ui/mantine';
import { useEffect, useId, useRef } from 'react';
import styles from './leave-dialog.module.css';

interface LeaveDialogProps {
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly stay: string;
    readonly go: string;
  };
  readonly onAnswer: (mayLeave: boolean) => void;
}

/** Asks before typed text is left behind. The browser's own dialog: focus stays inside, Escape means stay. */
export function LeaveDialog({ texts, onAnswer }: LeaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(false);
      }}
    >
      <h2 id={titleId}>{texts.title}</h2>
      <p>{texts.text}</p>
      <div className={styles.actions}>
        <Button onClick={() => onAnswer(false)}>{texts.stay}</Button>
        <Button variant="default" onClick={() => onAnswer(true)}>
          {texts.go}
        </Button>
      </div>
    </dialog>
  );
}
