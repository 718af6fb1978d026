import { Button, Textarea } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { bookingPaymentsTexts } from '../../i18n/de-CH/booking-payments.ts';
import styles from './booking-payments.module.css';
import { useLedger } from './use-ledger.ts';

/** As the contract has it. */
const REASON_LENGTH = 500;

interface EntryDialogProps {
  readonly what: 'refund' | 'correction' | 'stop';
  /** Path that the entry is written to. */
  readonly path: string;
  readonly text: string;
  /** The body besides the reason; null while it cannot be sent. */
  readonly body: object | null;
  readonly children?: ReactNode;
  /** Runs at each try to send; for complaints of `children`. */
  onTry?(): void;
  onClose(): void;
}

/** Asks for a reason and writes an entry that follows from another one, or that nobody is reminded any more. */
export function EntryDialog({ what, path, text, body, children, onTry, onClose }: EntryDialogProps) {
  const t = useTexts(bookingPaymentsTexts);
  const { toasts } = useShell();
  const write = useLedger(path);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: write,
    onSuccess: () => {
      toasts.add({ variant: 'success', text: t(`${what}.done`) });
      onClose();
    },
  });
  const send = () => {
    setTried(true);
    onTry?.();
    if (body && reason.trim()) mutate({ ...body, reason: reason.trim() });
  };
  return (
    <Dialog
      title={t(`${what}.title`)}
      closeText={isPending ? null : t('cancel')}
      onClose={onClose}
      action={
        <Button loading={isPending} onClick={send}>
          {t(`${what}.send`)}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <p>{text}</p>
        {children}
        <Textarea
          label={t(`${what}.reason`)}
          withAsterisk
          rows={2}
          maxLength={REASON_LENGTH}
          value={reason}
          error={isTried && !reason.trim() && t(`${what}.reasonFirst`)}
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
