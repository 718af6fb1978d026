import { useEffect, useId, useRef } from 'react';
import { Button } from '../mantine/button.ts';
import styles from './leave-dialog.module.css';

export interface LeaveTexts {
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly go: string;
  /** Saves first; offered where everything that would be lost can be saved. */
  readonly save?: string;
}

export type LeaveAnswer = 'stay' | 'leave' | 'save';

interface LeaveDialogProps {
  readonly texts: LeaveTexts;
  /** Whether the question has a third answer; none unless given. */
  readonly maySave?: boolean;
  readonly onAnswer: (answer: LeaveAnswer) => void;
}

const ANSWERS: readonly string[] = ['leave', 'save'] satisfies LeaveAnswer[];
const answerOf = (value: string) => (ANSWERS.includes(value) ? (value as LeaveAnswer) : 'stay');

/**
 * Asks before typed text is lost. The browser's own dialog: focus stays inside, Escape means stay. It answers
 * once it is closed, because only closing it returns the focus.
 */
export function LeaveDialog({ texts, maySave = false, onAnswer }: LeaveDialogProps) {
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
      onClose={({ currentTarget }) => onAnswer(answerOf(currentTarget.returnValue))}
    >
      <h2 id={titleId}>{texts.title}</h2>
      <p>{texts.text}</p>
      <div className={styles.actions}>
        {maySave && <Button onClick={() => dialog.current?.close('save')}>{texts.save}</Button>}
        <Button variant={maySave ? 'default' : 'filled'} onClick={() => dialog.current?.close()}>
          {texts.stay}
        </Button>
        <Button variant="default" onClick={() => dialog.current?.close('leave')}>
          {texts.go}
        </Button>
      </div>
    </dialog>
  );
}
