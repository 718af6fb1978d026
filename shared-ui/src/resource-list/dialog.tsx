import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../mantine/button.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Stands before the button that closes. */
  readonly action?: ReactNode;
  /** What the button that closes says; null while the dialog must stay. */
  readonly closeText: string | null;
  /** The button that closes has the focus first: what the other does cannot be taken back. */
  readonly isFinal?: boolean;
  readonly onClose: () => void;
}

/** A modal of the browser: focus stays inside, Escape closes, and closing it gives the focus back. */
export function Dialog({ title, children, action, closeText, isFinal = false, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  useEffect(() => {
    const before = document.activeElement;
    // The browser gives the focus back when a dialog is closed, but not when it goes while it is open (HTML standard).
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    if (isFinal) close.current?.focus();
  }, [isFinal]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => closeText === null && event.preventDefault()}
      onClose={onClose}
    >
      <h2 id={titleId} aria-live="polite">
        {title}
      </h2>
      {children}
      <div className={styles.actions}>
        {action}
        {closeText !== null && (
          <Button ref={close} variant="default" onClick={() => dialog.current?.close()}>
            {closeText}
          </Button>
        )}
      </div>
    </dialog>
  );
}
