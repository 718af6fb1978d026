import type { InvoiceResponse } from '@firn/shared-contracts/api';
import { formatChf, formatNumericDate } from '@firn/shared-ui/format';
import { INVOICE_KIND_LABELS, INVOICE_STANDING_LABELS } from '@firn/shared-ui/labels';
import { Button, Table } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingInvoicesTexts } from '../../i18n/de-CH/booking-invoices.ts';
import { INVOICE_TONES } from '../../shared/invoice-tones.ts';
import { ScrollFrame } from '../../shared/scroll-frame.tsx';
import { StateMark } from '../../shared/state-mark.tsx';
import styles from './booking-payments.module.css';

/** The step that somebody wants to take with a document. */
export interface AskedOf {
  readonly what: 'issue' | 'credit' | 'mail';
  readonly invoice: InvoiceResponse;
}

interface RowProps {
  readonly invoice: InvoiceResponse;
  onAsk(asked: AskedOf): void;
}

const waysOf = ({ kind, state }: InvoiceResponse): AskedOf['what'][] => {
  if (state === 'draft') return ['issue'];
  return kind === 'invoice' && state === 'issued' ? ['mail', 'credit'] : ['mail'];
};

function Actions({ invoice, onAsk }: RowProps) {
  const t = useTexts(bookingInvoicesTexts);
  const number = invoice.number ?? '';
  const labelOf = (what: AskedOf['what']) =>
    what === 'issue'
      ? t('issue.openOf', { amount: formatChf(invoice.total) })
      : t(`${what}.openOf`, { number });
  return (
    <Table.Td className={styles.actions}>
      {invoice.number && (
        <a href={`${invoice['@id']}/invoice.pdf`} download aria-label={t('pdfOf', { number })}>
          {t('pdf')}
        </a>
      )}
      {waysOf(invoice).map((what) => (
        <Button
          key={what}
          variant="subtle"
          size="compact-sm"
          aria-label={labelOf(what)}
          onClick={() => onAsk({ what, invoice })}
        >
          {t(`${what}.open`)}
        </Button>
      ))}
    </Table.Td>
  );
}

function DocumentRow({ invoice, onAsk }: RowProps) {
  const t = useTexts(bookingInvoicesTexts);
  const { number, kind, creditNoteOfNumber, standing, issuedOn, dueDate, sentAt } = invoice;
  return (
    <Table.Tr>
      <Table.Th scope="row">{number ?? t('draftNumber')}</Table.Th>
      <Table.Td>
        {INVOICE_KIND_LABELS[kind]}
        {creditNoteOfNumber && ` ${t('creditOf', { number: creditNoteOfNumber })}`}
      </Table.Td>
      <Table.Td>{issuedOn ? formatNumericDate(issuedOn) : '–'}</Table.Td>
      <Table.Td>{dueDate ? formatNumericDate(dueDate) : '–'}</Table.Td>
      <Table.Td className={styles.amount}>{formatChf(invoice.total)}</Table.Td>
      <Table.Td className={styles.amount}>
        {kind === 'invoice' && number ? formatChf(invoice.open) : '–'}
      </Table.Td>
      <Table.Td>
        {standing && (
          <StateMark tone={INVOICE_TONES[standing]}>{INVOICE_STANDING_LABELS[standing]}</StateMark>
        )}
        {number && !sentAt && <span className={styles.hint}>{t('notSent')}</span>}
      </Table.Td>
      <Actions invoice={invoice} onAsk={onAsk} />
    </Table.Tr>
  );
}

const COLUMNS = ['number', 'kind', 'issuedOn', 'dueDate', 'total', 'open', 'standing'] as const;

interface DocumentTableProps extends Pick<RowProps, 'onAsk'> {
  readonly documents: readonly InvoiceResponse[];
}

/** Documents of a booking, each with what can be done with it. */
export function DocumentTable({ documents, onAsk }: DocumentTableProps) {
  const t = useTexts(bookingInvoicesTexts);
  return (
    <ScrollFrame label={t('title')}>
      <Table className={styles.table}>
        <Table.Caption className={styles.caption}>{t('title')}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {COLUMNS.map((column) => (
              <Table.Th
                key={column}
                scope="col"
                className={column === 'total' || column === 'open' ? styles.amount : undefined}
              >
                {t(`columns.${column}`)}
              </Table.Th>
            ))}
            <Table.Th scope="col">
              <span className={styles.caption}>{t('columns.actions')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {documents.map((invoice) => (
            <DocumentRow key={invoice.id} invoice={invoice} onAsk={onAsk} />
          ))}
        </Table.Tbody>
      </Table>
    </ScrollFrame>
  );
}
