import { useShell, useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { bookingPaymentsTexts } from '../../i18n/de-CH/booking-payments.ts';
import { ReasonDialog } from '../../shared/reason-dialog.tsx';
import { useLedger } from './use-ledger.ts';

interface EntryDialogProps {
  readonly what: 'refund' | 'correction';
  /** Address that it is written to. */
  readonly path: string;
  readonly text: string;
  /** The body besides the reason; null while it cannot be sent. */
  readonly body: object | null;
  readonly children?: ReactNode;
  /** Runs at each try to send; for complaints of `children`. */
  onTry?(): void;
  onClose(): void;
}

/** Asks for a reason and writes an entry that follows from another one. */
export function EntryDialog({ what, path, text, body, ...rest }: EntryDialogProps) {
  const t = useTexts(bookingPaymentsTexts);
  const { toasts } = useShell();
  const write = useLedger(path);
  return (
    <ReasonDialog
      words={{
        title: t(`${what}.title`),
        text,
        reason: t(`${what}.reason`),
        reasonFirst: t(`${what}.reasonFirst`),
        send: t(`${what}.send`),
        close: t('cancel'),
      }}
      isComplete={body !== null}
      send={(reason) => write({ ...body, reason })}
      onSent={() => toasts.add({ variant: 'success', text: t(`${what}.done`) })}
      {...rest}
    />
  );
}
