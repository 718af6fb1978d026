import { Button, Textarea } from '@firn/shared-ui/mantine';
import { whileSending } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import styles from './reason-dialog.module.css';
import { REASON_LENGTH } from './reason-length.ts';

interface ReasonDialogProps<Answer> {
  readonly words: {
    readonly title: string;
    readonly text: string;
    /** Label of the field. */
    readonly reason: string;
    /** Complaint of the field while it is empty. */
    readonly reasonFirst: string;
    readonly send: string;
    readonly close: string;
  };
  /** True where what is sent cannot be taken back. */
  readonly isFinal?: boolean;
  /** Further fields, above the reason. */
  readonly children?: ReactNode;
  /** False while the further fields cannot be sent. */
  readonly isComplete?: boolean;
  /** Runs at each try to send; for complaints of `children`. */
  onTry?(): void;
  send(reason: string): Promise<Answer>;
  onSent(answer: Answer): unknown;
  onClose(): void;
}

/** Asks for a reason, and sends it once there is one. */
export function ReasonDialog<Answer>({
  words,
  isFinal = false,
  children,
  isComplete = true,
  onTry,
  send,
  onSent,
  onClose,
}: ReasonDialogProps<Answer>) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => whileSending(send(reason.trim())),
    onSuccess: async (answer) => {
      onClose();
      await onSent(answer);
    },
  });
  const trySending = () => {
    setTried(true);
    onTry?.();
    if (isComplete && reason.trim()) mutate();
  };
  return (
    <Dialog
      title={words.title}
      isFinal={isFinal}
      closeText={isPending ? null : words.close}
      onClose={onClose}
      action={
        <Button {...(isFinal && { color: 'red' })} loading={isPending} onClick={trySending}>
          {words.send}
        </Button>
      }
    >
      <div className={styles.content}>
        <p>{words.text}</p>
        {children}
        <Textarea
          label={words.reason}
          withAsterisk
          rows={2}
          maxLength={REASON_LENGTH}
          value={reason}
          error={isTried && !reason.trim() && words.reasonFirst}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {error && (
          <p role="alert" className={styles.refusal}>
            {reasonOf(outcomeOf(error))}
          </p>
        )}
      </div>
    </Dialog>
  );
}
