import type { FinanceResponse } from '@firn/shared-contracts/api';
import { formatChf, formatLocalDate, formatNumericDate } from '@firn/shared-ui/format';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton, TabLinks } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { financeTexts } from '../../i18n/de-CH/finance.ts';
import { financeTabsTexts } from '../../i18n/de-CH/finance-tabs.ts';
import { financeQuery } from '../../shared/finance/finance-query.ts';
import { PeriodChooser } from '../../shared/finance/period-chooser.tsx';
import { usePeriod } from '../../shared/finance/use-period.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { useFinanceTabs } from '../../shared/use-finance-tabs.ts';
import { FileLinks } from './file-links.tsx';
import styles from './finance.module.css';
import { Expected, OpenItems, Payments, Vouchers } from './money-sections.tsx';
import { Activities, Components, Fees, Vat } from './revenue-sections.tsx';

const sumOf = (rows: readonly { readonly total: number }[]): number =>
  rows.reduce((sum, { total }) => sum + total, 0);

/** The figures that are looked at first. */
function Headline({ finance }: { readonly finance: FinanceResponse }) {
  const t = useTexts(financeTexts);
  const received = finance.payments.reduce((sum, row) => sum + row.received - row.paidBack, 0);
  const figures = [
    ['revenue', finance.revenue],
    ['vat', finance.vatTotal],
    ['received', received],
    ['open', sumOf(finance.openItems)],
  ] as const;
  return (
    <dl className={styles.headline}>
      {figures.map(([name, amount]) => (
        <div key={name}>
          <dt>{t(`headline.${name}`)}</dt>
          <dd>{formatChf(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Figures({ finance }: { readonly finance: FinanceResponse }) {
  const t = useTexts(financeTexts);
  const { from, to, closedThrough } = finance;
  const span = { from: formatNumericDate(from), to: formatNumericDate(to) };
  const isClosed = closedThrough !== null && to <= closedThrough;
  return (
    <>
      <p className={styles.span}>
        {t('span', span)}
        {isClosed && ` ${t('isClosed', { day: formatLocalDate(closedThrough) })}`}
      </p>
      <Headline finance={finance} />
      <div className={styles.sections}>
        <Vat finance={finance} />
        <Components finance={finance} />
        <Activities finance={finance} />
        <Payments finance={finance} />
        <OpenItems finance={finance} />
        <Expected finance={finance} />
        <Vouchers finance={finance} />
        <Fees finance={finance} />
      </div>
      <FileLinks period={{ from, to }} />
    </>
  );
}

/** The figures of a period: what the company earned, is owed and owes (docs/domain/payments.md#finance). */
export function Page() {
  const t = useTexts(financeTexts);
  const tabsLabel = useTexts(financeTabsTexts)('label');
  const tabs = useFinanceTabs();
  const { api } = useShell();
  const address = usePeriod();
  const { data, error, refetch } = useQuery(financeQuery(api, address.period));
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <TabLinks label={tabsLabel} tabs={tabs} />
      <PeriodChooser address={address} />
      {data && <Figures finance={data} />}
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
    </>
  );
}
