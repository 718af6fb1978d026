import type { ClosedPeriodResponse, FinanceResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { formatChf, formatNumericDate } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useHead, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton, TabLinks } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { closingTexts } from '../../i18n/de-CH/closing.ts';
import { financeTabsTexts } from '../../i18n/de-CH/finance-tabs.ts';
import { Facts } from '../../shared/facts.tsx';
import { financeQuery } from '../../shared/finance/finance-query.ts';
import { FINANCE_PATHS } from '../../shared/finance-paths.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { useFinanceTabs } from '../../shared/use-finance-tabs.ts';
import { CloseDialog } from './close-dialog.tsx';
import { ClosedPeriods } from './closed-periods.tsx';
import styles from './closing.module.css';
import { closedPeriods } from './closing.queries.ts';
import { nextPeriod } from './next-period.logic.ts';

/** The period that would be closed next, with its figures as they are now. */
function Next({ finance, isOver }: { readonly finance: FinanceResponse; readonly isOver: boolean }) {
  const t = useTexts(closingTexts);
  const { isSuperAdmin } = useSession().permissions;
  const [isAsking, setAsking] = useState(false);
  const { from, to, revenue, vatTotal, fees } = finance;
  const span = { from: formatNumericDate(from), to: formatNumericDate(to) };
  return (
    <section aria-label={t('next.title')} className={styles.next}>
      <h2>{t('next.title')}</h2>
      <Facts
        facts={[
          [t('period'), t('span', span)],
          [t('revenue'), formatChf(revenue)],
          [t('vat'), formatChf(vatTotal)],
          [t('fees'), formatChf(fees)],
        ]}
      />
      <p>
        <Link to={`${FINANCE_PATHS.overview}?${new URLSearchParams({ from, to })}`}>{t('next.figures')}</Link>
      </p>
      {!isOver && <p className={styles.hint}>{t('next.notOver', { day: span.to })}</p>}
      {isOver && !isSuperAdmin && <p className={styles.hint}>{t('next.onlySuper')}</p>}
      {isOver && isSuperAdmin && <Button onClick={() => setAsking(true)}>{t('close')}</Button>}
      {isAsking && <CloseDialog finance={finance} onClose={() => setAsking(false)} />}
    </section>
  );
}

function Loaded({ periods }: { readonly periods: readonly ClosedPeriodResponse[] }) {
  const { api, now } = useShell();
  const [openedAt] = useState(now);
  const today = zurichDate(openedAt);
  const period = nextPeriod(periods[0]?.lastDay ?? null, today);
  const { data, error, refetch } = useQuery(financeQuery(api, period));
  return (
    <div className={styles.page}>
      {data && <Next key={data.to} finance={data} isOver={data.to < today} />}
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      <ClosedPeriods periods={periods} />
    </div>
  );
}

/** Closes the books quarter by quarter (docs/domain/payments.md#closing). */
export function Page() {
  const t = useTexts(closingTexts);
  const tabsLabel = useTexts(financeTabsTexts)('label');
  const tabs = useFinanceTabs();
  const { api } = useShell();
  const { data, error, refetch } = useQuery(closedPeriods.list(api, {}));
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <TabLinks label={tabsLabel} tabs={tabs} />
      <p className={styles.hint}>{t('intro')}</p>
      {data && <Loaded periods={data['hydra:member']} />}
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
    </>
  );
}
