import { useHead, useTexts } from '@firn/shared-ui/remote';
import { TabLinks } from '@firn/shared-ui/resource-page';
import { exportsTexts } from '../../i18n/de-CH/exports.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { useFilesTabs } from '../../shared/tabs/use-files-tabs.ts';
import { ExportList } from './export-list.tsx';
import styles from './exports.module.css';
import { NewExport } from './new-export.tsx';
import { PlanList } from './plan-list.tsx';

/** `/admin/files/exports` (docs/domain/office.md#exports). */
export function Page() {
  const t = useTexts(exportsTexts);
  const tabs = useFilesTabs();
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <TabLinks label={t('title')} tabs={tabs} />
      <div className={styles.page}>
        <p>{t('lead')}</p>
        <NewExport />
        <ExportList />
        <PlanList />
      </div>
    </>
  );
}
