import { Button, Textarea } from '@firn/shared-ui/mantine';
import { whileSending } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './reason-dialog.module.css';

/** As the contract has it. */
const REASON_LENGTH = 500;

interface ReasonDialogProps {
  readonly words: {
    readonly title: string;
    readonly text: string;
    /** Label of the field. */
    readonly reason: string;
    /** Complaint of the field when somebody sends it empty. */
    readonly reasonFirst: string;
    readonly send: string;
    readonly close: string;
  };
  send(reason: string): Promise<unknown>;
  onSent(): Promise<void>;
  onClose(): void;
}

/** Asks for a reason, and sends it once there is one. */
export function ReasonDialog({ words, send, onSent, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => whileSending(send(reason.trim())),
    onSuccess: async () => {
      onClose();
      await onSent();
    },
  });
  const trySending = () => {
    setTried(true);
    if (reason.trim()) mutate();
  };
  return (
    <Dialog
      title={words.title}
      closeText={isPending ? null : words.close}
      onClose={onClose}
      action={
        <Button loading={isPending} onClick={trySending}>
          {words.send}
        </Button>
      }
    >
      <div className={styles.content}>
        <p>{words.text}</p>
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
