import { type BookingResponse, etagOf, type InvoiceResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { Button, Checkbox, Textarea } from '@firn/shared-ui/mantine';
import { StepMails } from '@firn/shared-ui/planned-mails';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, useWrite } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingInvoicesTexts } from '../../i18n/de-CH/booking-invoices.ts';
import { REASON_LENGTH } from '../../shared/reason-length.ts';
import styles from './booking-payments.module.css';
import { mailTo } from './invoice.logic.ts';
import { invoices } from './invoices-of.ts';

const STEPS = { issue: 'issued', credit: 'credited' } as const;

interface StepDialogProps {
  readonly what: keyof typeof STEPS;
  readonly booking: BookingResponse;
  readonly invoice: InvoiceResponse;
  /** Rappen of the document that comes of it. */
  readonly amount: number;
  onClose(): void;
}

function useStep({ what, invoice, onClose }: StepDialogProps) {
  const t = useTexts(bookingInvoicesTexts);
  const { toasts } = useShell();
  const client = useQueryClient();
  const write = useWrite(invoices);
  return useMutation({
    mutationFn: ({ reason, notify }: { reason: string; notify: boolean }) =>
      write.transition(invoice, { to: STEPS[what], ...(reason && { reason }), notify }),
    onSuccess: ({ number }) => {
      toasts.add({ variant: 'success', text: t(`${what}.done`, { number: number ?? '' }) });
      onClose();
    },
    // Whoever was faster has made a document: it is shown, too.
    onSettled: () => client.invalidateQueries(),
  });
}

/** Issues a draft, or credits an invoice with a reason, after a look at the mail. */
export function StepDialog(props: StepDialogProps) {
  const { what, booking, invoice, amount, onClose } = props;
  const t = useTexts(bookingInvoicesTexts);
  const { mutate, isPending, error } = useStep(props);
  const [reason, setReason] = useState('');
  const [notify, setNotify] = useState(true);
  const [isTried, setTried] = useState(false);
  const given = reason.trim();
  const isReady = what === 'issue' || given !== '';
  const { company, name } = invoice.recipient;
  const words = { amount: formatChf(amount), name: company || name };
  const send = () => {
    setTried(true);
    if (isReady) mutate({ reason: given, notify });
  };
  return (
    <Dialog
      title={what === 'issue' ? t('issue.title') : t('credit.title', { number: invoice.number ?? '' })}
      closeText={isPending ? null : t('cancel')}
      isFinal
      onClose={onClose}
      action={
        <Button loading={isPending} onClick={send}>
          {t(`${what}.send`)}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <p>{t(`${what}.text`, words)}</p>
        {what === 'credit' && (
          <Textarea
            label={t('credit.reason')}
            withAsterisk
            rows={2}
            maxLength={REASON_LENGTH}
            value={reason}
            error={isTried && !isReady && t('credit.reasonFirst')}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        <Checkbox
          label={t('notify')}
          description={t('notifyTo', { email: mailTo(invoice, booking) })}
          checked={notify}
          onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
        />
        {notify && isReady && (
          <StepMails
            path={`${invoice['@id']}/transition`}
            body={{ to: STEPS[what], ...(given && { reason: given }), dryRun: true }}
            options={{ ifMatch: etagOf(invoice) }}
          />
        )}
        {error && (
          <p role="alert" className={styles.refusal}>
            {reasonOf(outcomeOf(error))}
          </p>
        )}
      </div>
    </Dialog>
  );
}
