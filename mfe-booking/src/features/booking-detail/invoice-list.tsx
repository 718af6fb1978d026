import type { InvoiceResponse } from '@firn/shared-contracts/api';
import { formatChf, formatLocalDate } from '@firn/shared-ui/format';
import { INVOICE_KIND_LABELS, INVOICE_STANDING_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { bookingDetailTexts } from '../../i18n/de-CH/booking-detail.ts';
import styles from './booking-detail.module.css';
import { bookingInvoicesQuery } from './booking-detail.queries.ts';
import { type BookingLink, invoicePdfPath } from './booking-link.ts';

interface InvoiceItemProps {
  readonly invoice: InvoiceResponse;
  readonly link: BookingLink;
}

function InvoiceItem({ invoice, link }: InvoiceItemProps) {
  const t = useTexts(bookingDetailTexts);
  const { kind, number, total, open, standing, issuedOn, dueDate } = invoice;
  const name = t('invoices.numbered', { kind: INVOICE_KIND_LABELS[kind], number: number ?? '' });
  const isPart = open > 0 && open < total;
  const words = [
    t('invoices.of', { amount: formatChf(Math.abs(total)), day: issuedOn ? formatLocalDate(issuedOn) : '' }),
    ...(open > 0 && dueDate ? [t('invoices.due', { day: formatLocalDate(dueDate) })] : []),
    ...(isPart ? [t('invoices.open', { amount: formatChf(open) })] : []),
  ];
  return (
    <li>
      <p>
        <strong>{name}</strong>
        {standing && `: ${INVOICE_STANDING_LABELS[standing]}`}
      </p>
      <p className={styles.quiet}>{words.join(', ')}</p>
      <a href={invoicePdfPath(link, invoice.id)} download aria-label={t('invoices.downloadOf', { name })}>
        {t('invoices.download')}
      </a>
    </li>
  );
}

/** Invoices and credit notes of the booking with their state in words; nothing while there are none. */
export function InvoiceList({ link }: { readonly link: BookingLink }) {
  const t = useTexts(bookingDetailTexts);
  const { api } = useShell();
  const { data, error, refetch } = useQuery(bookingInvoicesQuery(api, link));
  if (error) {
    return (
      <p>
        {t('invoices.failed')}{' '}
        <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
          {t('invoices.again')}
        </Button>
      </p>
    );
  }
  const invoices = data?.['hydra:member'] ?? [];
  if (invoices.length === 0) return null;
  return (
    <section aria-label={t('invoices.title')}>
      <h3>{t('invoices.title')}</h3>
      <ul className={styles.persons}>
        {invoices.map((invoice) => (
          <InvoiceItem key={invoice.id} invoice={invoice} link={link} />
        ))}
      </ul>
    </section>
  );
}
