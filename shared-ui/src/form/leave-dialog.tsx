import { useEffect, useId, useRef } from 'react';
import { Button } from '../mantine/button.ts';
import styles from './leave-dialog.module.css';

export interface LeaveTexts {
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly go: string;
}

interface LeaveDialogProps {
  readonly texts: LeaveTexts;
  readonly onAnswer: (mayLeave: boolean) => void;
}

const LEAVE = 'leave';

/**
 * Asks before typed text is lost. The browser's own dialog: focus stays inside, Escape means stay. It answers
 * once it is closed, because only closing it returns the focus.
 */
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
      onClose={({ currentTarget }) => onAnswer(currentTarget.returnValue === LEAVE)}
    >
      <h2 id={titleId}>{texts.title}</h2>
      <p>{texts.text}</p>
      <div className={styles.actions}>
        <Button onClick={() => dialog.current?.close()}>{texts.stay}</Button>
        <Button variant="default" onClick={() => dialog.current?.close(LEAVE)}>
          {texts.go}
        </Button>
      </div>
    </dialog>
  );
}
