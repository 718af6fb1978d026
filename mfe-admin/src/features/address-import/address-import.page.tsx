import { useHead, useTexts } from '@firn/shared-ui/remote';
import { TabLinks } from '@firn/shared-ui/resource-page';
import { useSearchParams } from 'react-router';
import { addressImportTexts } from '../../i18n/de-CH/address-import.ts';
import { filesTexts } from '../../i18n/de-CH/files.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { useFilesTabs } from '../../shared/tabs/use-files-tabs.ts';
import styles from './address-import.module.css';
import { ImportList } from './import-list.tsx';
import { ListUpload } from './list-upload.tsx';
import { ShownImport } from './shown-import.tsx';

/** `/admin/files/address-import`: lists of people (docs/domain/office.md#address-import); `?import=` shows one of them. */
export function Page() {
  const t = useTexts(addressImportTexts);
  const filesText = useTexts(filesTexts);
  const tabs = useFilesTabs();
  const [params, setParams] = useSearchParams();
  const shown = params.get('import');
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <TabLinks label={filesText('title')} tabs={tabs} />
      <div className={styles.page}>
        {shown ? (
          <ShownImport key={shown} id={shown} onClose={() => setParams({})} />
        ) : (
          <ListUpload onImport={(id) => setParams({ import: id })} />
        )}
        <ImportList />
      </div>
    </>
  );
}
