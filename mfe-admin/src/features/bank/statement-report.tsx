import type { BankStatementReport, ReportedTransaction } from '@firn/shared-contracts/api';
import { formatChf, formatLocalDate } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useTexts } from '@firn/shared-ui/remote';
import { type DataColumn, DataTable } from '@firn/shared-ui/table';
import { Link } from 'react-router';
import { bankTexts } from '../../i18n/de-CH/bank.ts';
import { bookingPath } from '../../shared/booking-paths.ts';
import { Facts } from '../../shared/facts.tsx';
import { StateMark } from '../../shared/state-mark.tsx';
import type { Tone } from '../../shared/tone.ts';
import styles from './bank.module.css';
import { OpenAmount } from './open-amount.tsx';

type Column = DataColumn<ReportedTransaction>;

const TONES: Readonly<Record<ReportedTransaction['outcome'], Tone>> = {
  matched: 'good',
  unmatched: 'waiting',
  duplicate: 'quiet',
};

function BookingCell({ booking }: ReportedTransaction) {
  if (!booking) return null;
  return (
    <>
      <Link to={bookingPath(booking)}>{booking.bookingNumber}</Link> {booking.name},{' '}
      <OpenAmount booking={booking} />
    </>
  );
}

function reportColumns(t: Translate<typeof bankTexts>): Column[] {
  const payerOf = ({ debtorName, message, reference }: ReportedTransaction) =>
    [debtorName ?? t('report.unknown'), message ?? reference].filter(Boolean).join(', ');
  return [
    {
      id: 'outcome',
      header: t('report.columns.outcome'),
      width: 11,
      cell: ({ outcome, amount }) => (
        <StateMark tone={TONES[outcome]}>
          {outcome === 'matched' && amount < 0 ? t('report.reversal') : t(`report.outcomes.${outcome}`)}
        </StateMark>
      ),
    },
    {
      id: 'amount',
      header: t('report.columns.amount'),
      width: 8,
      align: 'end',
      cell: ({ amount }) => formatChf(amount),
    },
    { id: 'booking', header: t('report.columns.booking'), cell: (row) => <BookingCell {...row} /> },
    { id: 'payer', header: t('report.columns.payer'), cell: payerOf },
    {
      id: 'day',
      header: t('report.columns.day'),
      width: 9,
      isMinor: true,
      cell: ({ bookedOn }) => formatLocalDate(bookedOn),
    },
  ];
}

function Sums({ report }: { readonly report: BankStatementReport }) {
  const t = useTexts(bankTexts);
  const { matched, unmatched, duplicates, total, matchedAmount, unmatchedAmount } = report;
  const withAmount = (count: number, amount: number) =>
    count > 0 ? `${count} (${formatChf(amount)})` : String(count);
  return (
    <Facts
      facts={[
        [t('report.sums.matched'), withAmount(matched, matchedAmount)],
        [t('report.sums.unmatched'), withAmount(unmatched, unmatchedAmount)],
        [t('report.sums.duplicates'), String(duplicates)],
        [t('report.sums.total'), String(total)],
      ]}
    />
  );
}

/** Report on a file of the bank: what it brings, or has brought. */
export function StatementReport({ report }: { readonly report: BankStatementReport }) {
  const t = useTexts(bankTexts);
  const { transactions, total } = report;
  return (
    <>
      <Sums report={report} />
      {total === 0 && <p className={styles.hint}>{t('report.nothing')}</p>}
      {total > 0 && (
        <DataTable
          caption={t('report.transactions')}
          columns={reportColumns(t)}
          data={{ rows: transactions, isUpdating: false, isFailed: false, retry: () => {} }}
          rowKey={({ position }) => String(position)}
          empty={null}
        />
      )}
      {total > transactions.length && (
        <p className={styles.hint}>{t('report.more', { shown: transactions.length, total })}</p>
      )}
    </>
  );
}
