import type { EventReportResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { RECEIPT_VAT_LABELS } from '@firn/shared-ui/labels';
import { Table } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { occurrenceReportTexts } from '../../i18n/de-CH/occurrence-report.ts';
import styles from './occurrence-report.module.css';

type Expense = EventReportResponse['expenses'][number];

/** VAT and receipt of an expense, where there are any. */
function Receipt({ expense: { title, vat, vatAmount, receipt } }: { readonly expense: Expense }) {
  const t = useTexts(occurrenceReportTexts);
  const amount = formatChf(vatAmount ?? 0);
  return (
    <>
      {vat && <p className={styles.minor}>{t('vat', { vat: RECEIPT_VAT_LABELS[vat], amount })}</p>}
      {receipt?.contentUrl && (
        <p>
          <a href={receipt.contentUrl} aria-label={t('receiptOf', { title })} download>
            {t('receipt')}
          </a>
        </p>
      )}
      {receipt && !receipt.contentUrl && <p className={styles.minor}>{t('receiptGone')}</p>}
    </>
  );
}

function Rows({ expenses }: { readonly expenses: readonly Expense[] }) {
  const t = useTexts(occurrenceReportTexts);
  const sum = expenses.reduce((total, { amount }) => total + amount, 0);
  return (
    <Table className={styles.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('expense')}</Table.Th>
          <Table.Th scope="col" className={styles.amount}>
            {t('amount')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {expenses.map((expense, index) => (
          // Two expenses may be the same, and nothing changes their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Table.Tr key={index}>
            <Table.Td className={styles.text}>
              {expense.title}
              <Receipt expense={expense} />
            </Table.Td>
            <Table.Td className={styles.amount}>{formatChf(expense.amount)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row">{t('sum')}</Table.Th>
          <Table.Td className={styles.amount}>{formatChf(sum)}</Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}

/** What the guide spent, with the sum. */
export function Expenses({ expenses }: { readonly expenses: readonly Expense[] }) {
  const t = useTexts(occurrenceReportTexts);
  return (
    <section aria-labelledby="report-expenses">
      <h2 id="report-expenses" className={styles.heading}>
        {t('expenses')}
      </h2>
      {expenses.length === 0 ? <p>{t('noExpenses')}</p> : <Rows expenses={expenses} />}
    </section>
  );
}
