import { RECEIPT_VATS } from '@firn/shared-contracts/domain';
import {
  MoneyField,
  SelectField,
  SortableRows,
  TextField,
  UploadField,
  useFormChange,
  useFormValue,
} from '@firn/shared-ui/form';
import { formatChf } from '@firn/shared-ui/format';
import { RECEIPT_VAT_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { sumOf, type TypedExpense } from './report.logic.ts';
import styles from './tour.module.css';
import type { ReportFiles } from './use-report-files.ts';

const newExpense = (receipt: string | null): TypedExpense => ({
  title: '',
  amount: null,
  vat: null,
  receipt,
});

function ExpenseSum() {
  const t = useTexts(tourTexts);
  const expenses = useFormValue<readonly TypedExpense[]>('expenses');
  if (expenses.length < 2) return null;
  return <p className={styles.sum}>{t('report.sum', { sum: formatChf(sumOf(expenses)) })}</p>;
}

interface ExpenseProps {
  readonly path: string;
  readonly files: ReportFiles;
}

/** The receipt that stands with an expense, and a way to take it off. */
function Receipt({ path, files }: ExpenseProps) {
  const t = useTexts(tourTexts);
  const change = useFormChange();
  const receipt = useFormValue<string | null>(`${path}.receipt`);
  if (!receipt) return <p className={styles.receipt}>{t('report.noReceipt')}</p>;
  const name = files.nameOf(receipt) ?? t('report.receiptUnnamed');
  return (
    <p className={styles.receipt}>
      {t('report.receiptOf', { name })}
      <button
        type="button"
        className={styles.keep}
        aria-label={t('report.dropReceiptOf', { name })}
        onClick={() => change(`${path}.receipt`, null)}
      >
        {t('report.dropReceipt')}
      </button>
    </p>
  );
}

function Expense({ path, files }: ExpenseProps) {
  const t = useTexts(tourTexts);
  const vats = RECEIPT_VATS.map((value) => ({ value, label: RECEIPT_VAT_LABELS[value] }));
  return (
    <div className={styles.expense}>
      <TextField name={`${path}.title`} label={t('report.expense')} required />
      <MoneyField name={`${path}.amount`} label={t('report.amount')} required />
      <SelectField
        name={`${path}.vat`}
        label={t('report.vat')}
        options={[{ value: '', label: t('report.noVat') }, ...vats]}
        nullable
      />
      <Receipt path={path} files={files} />
    </div>
  );
}

/** Lists what the guide has paid, with receipts: each one that is added becomes an expense. */
export function Expenses({ files }: { readonly files: ReportFiles }) {
  const t = useTexts(tourTexts);
  return (
    <div data-field="expenses">
      <SortableRows<TypedExpense>
        name="expenses"
        label={t('report.expenses')}
        labelOf={({ title }, index) => title || t('report.row', { number: index + 1 })}
        newRow={() => newExpense(null)}
        addLabel={t('report.addExpense')}
        render={(path) => <Expense path={path} files={files} />}
      />
      <ExpenseSum />
      <UploadField
        name="expenses"
        kind="receipts"
        label={t('report.addReceipts')}
        description={t('report.receiptsHint')}
        upload={files.upload('receipt')}
        toValue={(stored) => newExpense(stored['@id'])}
      />
    </div>
  );
}
