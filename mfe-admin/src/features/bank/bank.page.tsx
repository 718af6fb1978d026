import { useHead, useTexts } from '@firn/shared-ui/remote';
import { TabLinks } from '@firn/shared-ui/resource-page';
import { bankTexts } from '../../i18n/de-CH/bank.ts';
import { financeTabsTexts } from '../../i18n/de-CH/finance-tabs.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { useFinanceTabs } from '../../shared/use-finance-tabs.ts';
import styles from './bank.module.css';
import { StatementList } from './statement-list.tsx';
import { StatementUpload } from './statement-upload.tsx';
import { WaitingEntries } from './waiting-entries.tsx';

/** `/admin/finance/bank`: files of the bank (docs/domain/payments.md#bank-file). */
export function Page() {
  const t = useTexts(bankTexts);
  const tabsText = useTexts(financeTabsTexts);
  const tabs = useFinanceTabs();
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <TabLinks label={tabsText('label')} tabs={tabs} />
      <div className={styles.page}>
        <StatementUpload />
        <WaitingEntries />
        <StatementList />
      </div>
    </>
  );
}
