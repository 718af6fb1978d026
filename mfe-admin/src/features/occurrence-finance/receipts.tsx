import type { EventFinanceResponse, ReportExpense } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { occurrenceFinanceTexts } from '../../i18n/de-CH/occurrence-finance.ts';
import { Facts } from '../../shared/facts.tsx';
import styles from './occurrence-finance.module.css';

function Spent({ expense: { title, amount, vatAmount, receipt } }: { readonly expense: ReportExpense }) {
  const t = useTexts(occurrenceFinanceTexts);
  const isTaxed = vatAmount !== null && vatAmount !== undefined;
  const url = receipt?.contentUrl;
  return (
    <>
      {formatChf(amount)}
      <p className={styles.minor}>
        {isTaxed && `${t('contained')} ${formatChf(vatAmount)} · `}
        {url ? (
          <a href={url} aria-label={t('expenses.receiptOf', { title })} download>
            {t('expenses.receipt')}
          </a>
        ) : (
          t('expenses.noReceipt')
        )}
      </p>
    </>
  );
}

/** The expenses one by one, with the VAT that their receipts name. */
export function Receipts({ figures }: { readonly figures: EventFinanceResponse }) {
  const t = useTexts(occurrenceFinanceTexts);
  const { receipts = [], expenses, inputVat = 0 } = figures;
  const spent = receipts.map(
    (expense, index) =>
      [`${index + 1}. ${expense.title}`, <Spent key={expense.title} expense={expense} />] as const,
  );
  return (
    <section aria-label={t('expenses.title')} className={styles.figures}>
      <h2 className={styles.heading}>{t('expenses.title')}</h2>
      {receipts.length === 0 ? (
        <p>{t('expenses.none')}</p>
      ) : (
        <>
          <Facts
            facts={[...spent, [t('total'), formatChf(expenses)], [t('contained'), formatChf(inputVat)]]}
          />
          <p className={styles.hint}>{t('expenses.hint')}</p>
        </>
      )}
    </section>
  );
}
