import type { Period } from '@firn/shared-contracts/domain';
import { useTexts } from '@firn/shared-ui/remote';
import { financeTexts } from '../../i18n/de-CH/finance.ts';
import styles from './finance.module.css';

const FILES = [
  ['workbook', 'finance.xlsx'],
  ['documents', 'documents.csv'],
  ['lines', 'lines.csv'],
  ['payments', 'payments.csv'],
  ['vat', 'vat.csv'],
  ['journal', 'journal.csv'],
] as const;

/** The period for a spreadsheet, and for an accounting (docs/domain/office.md#exports). */
export function FileLinks({ period: { from, to } }: { readonly period: Period }) {
  const t = useTexts(financeTexts);
  return (
    <section aria-label={t('files.title')} className={styles.files}>
      <h2>{t('files.title')}</h2>
      <ul>
        {FILES.map(([name, file]) => (
          <li key={name}>
            <a href={`/api/finance/${file}?${new URLSearchParams({ from, to })}`} download>
              {t(`files.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
