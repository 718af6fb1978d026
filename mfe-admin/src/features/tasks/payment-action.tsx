import type { BookingResponse, InvoiceResponse } from '@firn/shared-contracts/api';
import { formatChf, formatLocalDate } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { bookingPath } from '../../shared/booking-paths.ts';
import { MailDialog } from '../../shared/dunning/mail-dialog.tsx';
import { StopDialog } from '../../shared/dunning/stop-dialog.tsx';
import { Facts } from '../../shared/facts.tsx';
import { PhoneLink } from '../../shared/phone-link.tsx';
import type { ActionProps } from './action.ts';
import { TaskLink } from './task-link.tsx';
import styles from './tasks.module.css';
import { Waiting } from './waiting.tsx';

const bookings = resource('bookings');
const invoices = resource('invoices');
/** A booking has a few; a page of the API holds as many. */
const MOST = 100;

interface ChoiceProps {
  readonly booking: BookingResponse;
  readonly invoice: InvoiceResponse | undefined;
  readonly title: string;
  readonly onChoose: (what: 'mail' | 'stop') => void;
  readonly onClose: () => void;
}

function Choice({ booking, invoice, title, onChoose, onClose }: ChoiceProps) {
  const t = useTexts(tasksTexts);
  const { booker, total, paid, dueDate } = booking;
  return (
    <Dialog title={title} closeText={t('close')} isFinal onClose={onClose}>
      <Facts
        facts={[
          [t('payment.open'), formatChf(total - paid)],
          [t('payment.invoice'), invoice?.number ?? ''],
          [t('payment.due'), dueDate && formatLocalDate(dueDate)],
          [t('payment.phone'), booker.phone && <PhoneLink key="phone" phone={booker.phone} />],
        ]}
      />
      <div className={styles.choices}>
        {invoice ? (
          <Button onClick={() => onChoose('mail')}>{t('payment.remind')}</Button>
        ) : (
          <p>{t('payment.noInvoice')}</p>
        )}
        <Button variant="default" onClick={() => onChoose('stop')}>
          {t('payment.stop')}
        </Button>
        <TaskLink to={`${bookingPath(booking)}/invoices`}>{t('payment.page')}</TaskLink>
      </div>
    </Dialog>
  );
}

/** Sends the invoice of a booking to its payer once more, or stops to remind. Every reminder has gone out by then. */
export function PaymentAction({ subject, onAsked, onClose }: ActionProps) {
  const t = useTexts(tasksTexts);
  const { api } = useShell();
  const booking = useQuery(bookings.item(api, subject.id));
  const documents = useQuery(invoices.list(api, { booking: subject['@id'], itemsPerPage: MOST }));
  const [what, setWhat] = useState<'mail' | 'stop' | null>(null);
  const title = t('payment.title', { name: subject.label });
  if (!booking.data) return <Waiting title={title} query={booking} onClose={onClose} />;
  if (!documents.data) return <Waiting title={title} query={documents} onClose={onClose} />;
  const invoice = documents.data['hydra:member'].find(
    ({ kind, state }) => kind === 'invoice' && state === 'issued',
  );
  if (what === 'mail' && invoice) return <MailDialog invoice={invoice} onSent={onAsked} onClose={onClose} />;
  if (what === 'stop') return <StopDialog booking={booking.data} onClose={onClose} />;
  const choice = { booking: booking.data, invoice, title, onClose };
  return <Choice {...choice} onChoose={setWhat} />;
}
