import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton, TabLinks } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { financeTabsTexts } from '../../i18n/de-CH/finance-tabs.ts';
import { refundsTexts } from '../../i18n/de-CH/refunds.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { useFinanceTabs } from '../../shared/use-finance-tabs.ts';
import { BankOrder } from './bank-order.tsx';
import { OrderList } from './order-list.tsx';
import { type LeftOut, RefundQueue } from './refund-queue.tsx';
import styles from './refunds.module.css';
import { queueQuery } from './refunds.queries.ts';

function useLeftOut(): LeftOut {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const set = (id: string, isLeftOut: boolean) =>
    setIds((current) => new Set([...current].filter((each) => each !== id).concat(isLeftOut ? [id] : [])));
  return { ids, set };
}

/** `/admin/finance/rueckerstattungen`: money that goes back to guests (docs/domain/payments.md#refunds). */
export function Page() {
  const t = useTexts(refundsTexts);
  const tabsText = useTexts(financeTabsTexts);
  const tabs = useFinanceTabs();
  const { api } = useShell();
  const { data, error, refetch } = useQuery(queueQuery(api));
  const leftOut = useLeftOut();
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <TabLinks label={tabsText('label')} tabs={tabs} />
      <div className={styles.page}>
        {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
        {data && <RefundQueue queue={data} leftOut={leftOut} />}
        {data && <BankOrder bookings={data['hydra:member']} leftOut={leftOut.ids} />}
        <OrderList />
      </div>
    </>
  );
}
