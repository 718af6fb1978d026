import type { InvoiceResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { StepMails } from '@firn/shared-ui/planned-mails';
import { useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookingInvoicesTexts } from '../../i18n/de-CH/booking-invoices.ts';
import styles from '../reason-dialog.module.css';

interface MailDialogProps {
  readonly invoice: InvoiceResponse;
  /** Runs once it is on its way. */
  onSent?(): unknown;
  onClose(): void;
}

/** Sends a document once more, after a look at the mail. */
export function MailDialog({ invoice, onSent, onClose }: MailDialogProps) {
  const t = useTexts(bookingInvoicesTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const number = invoice.number ?? '';
  const path = `${invoice['@id']}/mail`;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => whileSending(api.post<InvoiceResponse>(path, {}, { quiet: true })),
    onSuccess: async () => {
      await client.invalidateQueries();
      toasts.add({ variant: 'success', text: t('mail.done', { number }) });
      await onSent?.();
      onClose();
    },
  });
  return (
    <Dialog
      title={t('mail.title', { number })}
      closeText={isPending ? null : t('cancel')}
      onClose={onClose}
      action={
        <Button loading={isPending} onClick={() => mutate()}>
          {t('mail.send')}
        </Button>
      }
    >
      <div className={styles.content}>
        <StepMails path={path} body={{}} options={{ query: { dryRun: 1 } }} isShown />
        {error && (
          <p role="alert" className={styles.refusal}>
            {reasonOf(outcomeOf(error))}
          </p>
        )}
      </div>
    </Dialog>
  );
}
