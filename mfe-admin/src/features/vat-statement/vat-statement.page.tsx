import type { VatStatementResponse, VatStatementRow } from '@firn/shared-contracts/api';
import { formatNumericDate } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton, TabLinks } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { financeTabsTexts } from '../../i18n/de-CH/finance-tabs.ts';
import { vatStatementTexts } from '../../i18n/de-CH/vat-statement.ts';
import { FigureTable } from '../../shared/finance/figure-table.tsx';
import { PeriodChooser } from '../../shared/finance/period-chooser.tsx';
import { usePeriod } from '../../shared/finance/use-period.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { useFinanceTabs } from '../../shared/use-finance-tabs.ts';
import styles from './vat-statement.module.css';
import { statementQuery } from './vat-statement.queries.ts';

type Words = keyof typeof vatStatementTexts.messages.figures;

/** `303 Leistungen zu 8.1 %`: the figure of the form, and what it is. */
function nameOf({ figure, percent }: VatStatementRow, t: Translate<typeof vatStatementTexts>): string {
  if (percent === null) return t('row', { figure: figure ?? '', words: t(`figures.${figure as Words}`) });
  return t('row', { figure: figure ?? t('noFigure'), words: t('rate', { percent }) });
}

function Statement({ statement }: { readonly statement: VatStatementResponse }) {
  const t = useTexts(vatStatementTexts);
  const { method, vatNumber, rows, from, to } = statement;
  const span = { from: formatNumericDate(from), to: formatNumericDate(to) };
  return (
    <div className={styles.statement}>
      <FigureTable
        title={t('heading', span)}
        intro={
          <p className={styles.facts}>
            {t(`methods.${method}`)} {vatNumber ?? <Link to="/admin/settings">{t('noNumber')}</Link>}
          </p>
        }
        columns={[t('columns.figure'), t('columns.amount'), t('columns.tax')]}
        rows={rows.map((row) => ({
          id: `${row.figure}/${row.percent}`,
          name: nameOf(row, t),
          amounts: [row.amount, row.tax],
        }))}
        empty={t('empty')}
      />
      <p className={styles.facts}>{t(`hints.${method}`)}</p>
    </div>
  );
}

/** The figures for the form of the tax administration (docs/domain/payments.md#vat-statement). */
export function Page() {
  const t = useTexts(vatStatementTexts);
  const tabsLabel = useTexts(financeTabsTexts)('label');
  const tabs = useFinanceTabs();
  const { api } = useShell();
  const address = usePeriod();
  const { data, error, refetch } = useQuery(statementQuery(api, address.period));
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <TabLinks label={tabsLabel} tabs={tabs} />
      <PeriodChooser address={address} />
      {data && <Statement statement={data} />}
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
    </>
  );
}
