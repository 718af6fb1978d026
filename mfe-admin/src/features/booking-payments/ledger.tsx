import type { BookingResponse, PaymentResponse } from '@firn/shared-contracts/api';
import { formatChf, formatLocalDate } from '@firn/shared-ui/format';
import { PAYMENT_KIND_LABELS, PAYMENT_WAY_LABELS } from '@firn/shared-ui/labels';
import { Button, Table } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingPaymentsTexts } from '../../i18n/de-CH/booking-payments.ts';
import { ScrollFrame } from '../../shared/scroll-frame.tsx';
import styles from './booking-payments.module.css';
import { CorrectionDialog } from './correction-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const payments = resource('payments');

type Asked = { readonly entry: PaymentResponse; readonly what: 'refund' | 'correction' };

interface EntryProps {
  readonly entry: PaymentResponse;
  readonly onAsk: (what: Asked['what']) => void;
}

/** Money of vouchers goes back to them, by a refund (docs/domain/payments.md#ledger). */
const canRefund = ({ method, refundable }: PaymentResponse): boolean =>
  method !== 'voucher' && refundable > 0;

const canCorrect = ({ kind, method, corrected, amount, refundable }: PaymentResponse): boolean =>
  kind !== 'correction' && method !== 'voucher' && !corrected && (kind === 'refund' || refundable === amount);

function EntryRow({ entry, onAsk }: EntryProps) {
  const t = useTexts(bookingPaymentsTexts);
  const kind = PAYMENT_KIND_LABELS[entry.kind];
  const values = { kind, amount: formatChf(entry.amount), day: formatLocalDate(entry.receivedOn) };
  return (
    <Table.Tr className={entry.corrected ? styles.corrected : undefined}>
      <Table.Th scope="row">{values.day}</Table.Th>
      <Table.Td>{entry.corrected ? t('ledger.corrected', { kind }) : kind}</Table.Td>
      <Table.Td>{PAYMENT_WAY_LABELS[entry.method]}</Table.Td>
      <Table.Td className={styles.amount}>{values.amount}</Table.Td>
      <Table.Td className={styles.note}>{entry.note}</Table.Td>
      <Table.Td>{entry.createdBy ?? t('ledger.system')}</Table.Td>
      <Table.Td className={styles.actions}>
        {canRefund(entry) && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('refund.openOf', values)}
            onClick={() => onAsk('refund')}
          >
            {t('refund.open')}
          </Button>
        )}
        {canCorrect(entry) && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('correction.openOf', values)}
            onClick={() => onAsk('correction')}
          >
            {t('correction.open')}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function LedgerTable({ entries, onAsk }: { entries: readonly PaymentResponse[]; onAsk(asked: Asked): void }) {
  const t = useTexts(bookingPaymentsTexts);
  return (
    <ScrollFrame label={t('ledger.title')}>
      <Table className={styles.table}>
        <Table.Caption className={styles.caption}>{t('ledger.title')}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {(['day', 'kind', 'method', 'amount', 'note', 'by'] as const).map((column) => (
              <Table.Th key={column} scope="col" className={column === 'amount' ? styles.amount : undefined}>
                {t(`ledger.${column}`)}
              </Table.Th>
            ))}
            <Table.Th scope="col">
              <span className={styles.caption}>{t('ledger.actions')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} onAsk={(what) => onAsk({ entry, what })} />
          ))}
        </Table.Tbody>
      </Table>
    </ScrollFrame>
  );
}

/** Every entry of the booking, the newest first; what is wrong is taken back, never changed. */
export function Ledger({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingPaymentsTexts);
  const { api } = useShell();
  const [asked, setAsked] = useState<Asked | null>(null);
  const query = { booking: booking['@id'], pagination: false } as const;
  const { data, error, refetch } = useQuery(payments.list(api, query));
  const close = () => setAsked(null);
  return (
    <section aria-label={t('ledger.title')}>
      <h2 className={styles.heading}>{t('ledger.title')}</h2>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {data?.totalItems === 0 && <p className={styles.hint}>{t('ledger.empty')}</p>}
      {data && data.totalItems > 0 && <LedgerTable entries={data['hydra:member']} onAsk={setAsked} />}
      {asked?.what === 'refund' && <RefundDialog booking={booking} entry={asked.entry} onClose={close} />}
      {asked?.what === 'correction' && <CorrectionDialog entry={asked.entry} onClose={close} />}
    </section>
  );
}
