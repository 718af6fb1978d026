import type { BookingResponse, InvoiceResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, useWrite } from '@firn/shared-ui/resource';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingInvoicesTexts } from '../../i18n/de-CH/booking-invoices.ts';
import { MailDialog } from '../../shared/dunning/mail-dialog.tsx';
import styles from './booking-payments.module.css';
import { type AskedOf, DocumentTable } from './document-table.tsx';
import { DraftRecipient } from './draft-recipient.tsx';
import { creditAmount, toBill } from './invoice.logic.ts';
import { invoices, useInvoicesOf } from './invoices-of.ts';
import { StepDialog } from './step-dialog.tsx';

interface DocumentsProps {
  readonly booking: BookingResponse;
}

/** The amount that no document bills yet, and the way to a draft of it. */
function Prepare({ booking, amount }: DocumentsProps & { readonly amount: number }) {
  const t = useTexts(bookingInvoicesTexts);
  const { toasts } = useShell();
  const write = useWrite(invoices);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => write.create({ booking: booking['@id'] }),
    onSuccess: () => toasts.add({ variant: 'success', text: t('prepared') }),
  });
  return (
    <div className={styles.prepare}>
      <p>{t('toBill', { amount: formatChf(amount) })}</p>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {t('prepare')}
      </Button>
      {error && (
        <p role="alert" className={styles.refusal}>
          {reasonOf(outcomeOf(error))}
        </p>
      )}
    </div>
  );
}

function Listed({ booking, documents }: DocumentsProps & { readonly documents: readonly InvoiceResponse[] }) {
  const t = useTexts(bookingInvoicesTexts);
  const [chosen, setAsked] = useState<AskedOf | null>(null);
  const close = () => setAsked(null);
  // The dialog shows the document as it is by now: its recipient may have been saved a moment ago.
  const asked = chosen && {
    ...chosen,
    invoice: documents.find(({ id }) => id === chosen.invoice.id) ?? chosen.invoice,
  };
  const left = toBill(booking, documents);
  const draft = documents.find(({ state }) => state === 'draft');
  return (
    <>
      {documents.length === 0 && <p className={styles.hint}>{t('empty')}</p>}
      {documents.length > 0 && <DocumentTable documents={documents} onAsk={setAsked} />}
      {draft && <DraftRecipient draft={draft} />}
      {!draft && left > 0 && <Prepare booking={booking} amount={left} />}
      {asked?.what === 'mail' && <MailDialog invoice={asked.invoice} onClose={close} />}
      {asked?.what === 'issue' && (
        <StepDialog what="issue" booking={booking} invoice={asked.invoice} amount={left} onClose={close} />
      )}
      {asked?.what === 'credit' && (
        <StepDialog
          what="credit"
          booking={booking}
          invoice={asked.invoice}
          amount={creditAmount(asked.invoice, documents)}
          onClose={close}
        />
      )}
    </>
  );
}

/** The invoices and credit notes of a booking, and what the office does with them. */
export function Documents({ booking }: DocumentsProps) {
  const t = useTexts(bookingInvoicesTexts);
  const { data, error, refetch } = useInvoicesOf(booking);
  return (
    <section aria-label={t('title')}>
      <h2 className={styles.heading}>{t('title')}</h2>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {data && <Listed booking={booking} documents={data['hydra:member']} />}
    </section>
  );
}
