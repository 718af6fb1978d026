import { type MouseEvent, useState } from 'react';
import { useFormState } from 'react-final-form';
import { Button } from '../../mantine/button.ts';
import { useOnline } from '../../remote/use-online.ts';
import { type LeaveAnswer, LeaveDialog } from '../leave-dialog.tsx';
import styles from './contract-form.module.css';
import { FORM_TEXTS } from './form-texts.ts';

/**
 * A press leaves the focus in its field: a complaint that came with leaving it would push the button away from under
 * the pointer, and the click would be lost.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface FormFootProps {
  readonly saveText: string | undefined;
  readonly onlySends: boolean;
  readonly isDirty: boolean;
  /** Says whether sending is what comes next; the only filled button says so. */
  readonly isNext: boolean;
  readonly onDiscard: () => void;
  readonly onCancel: (() => void) | undefined;
}

/** Always in sight where something is edited: the buttons, and in words whether it is unsaved. They are never disabled, so that the focus stays. */
export function FormFoot({
  saveText = FORM_TEXTS.save,
  onlySends,
  isDirty,
  isNext,
  onDiscard,
  onCancel,
}: FormFootProps) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const [isAsking, setIsAsking] = useState(false);
  const isOnline = useOnline();
  const dirty = isOnline ? FORM_TEXTS.dirty : FORM_TEXTS.offline;
  const stored = isDirty ? dirty : FORM_TEXTS.clean;
  const state = onlySends ? '' : stored;
  const mayDiscard = (isDirty || onCancel !== undefined) && !submitting;
  const discard = () => {
    onDiscard();
    onCancel?.();
  };
  const answer = (given: LeaveAnswer) => {
    setIsAsking(false);
    if (given === 'leave') discard();
  };
  const askFirst = () => {
    if (isDirty) setIsAsking(true);
    else discard();
  };
  return (
    <div className={styles.foot} data-only-sends={onlySends || undefined}>
      <Button
        type="submit"
        variant={isNext ? 'filled' : 'default'}
        aria-disabled={submitting || undefined}
        onMouseDown={keepFocus}
      >
        {saveText}
      </Button>
      {!onlySends && (
        <Button
          variant="default"
          aria-disabled={!mayDiscard || undefined}
          {...(!mayDiscard && { 'data-disabled': true })}
          onMouseDown={keepFocus}
          onClick={() => mayDiscard && askFirst()}
        >
          {onCancel ? FORM_TEXTS.cancel : FORM_TEXTS.discard}
        </Button>
      )}
      <span className={isDirty ? styles.dirty : styles.clean} role="status">
        {submitting ? FORM_TEXTS.saving : state}
      </span>
      {isAsking && <LeaveDialog texts={FORM_TEXTS.leave} onAnswer={answer} />}
    </div>
  );
}
