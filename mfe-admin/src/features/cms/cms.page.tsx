import type { ContentTreeItem } from '@firn/shared-contracts/api';
import { PAGE_WORK } from '@firn/shared-contracts/domain';
import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useHead, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton, TabLinks } from '@firn/shared-ui/resource-page';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { cmsTexts } from '../../i18n/de-CH/cms.ts';
import { useContentTree } from '../../shared/content-tree.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { useCmsTabs } from '../../shared/use-cms-tabs.ts';
import { BinDialog } from './tree/bin-dialog.tsx';
import { ContentTree } from './tree/content-tree.tsx';
import { FoundContents } from './tree/found-contents.tsx';
import { NewContent } from './tree/new-content.tsx';
import styles from './tree/tree.module.css';
import { WaitingContents } from './tree/waiting-contents.tsx';

const DIALOG = 'dialog';

/** Which dialog is open, as the address says. */
function useDialogAddress() {
  const [params, setParams] = useSearchParams();
  const show = (name: string | null) =>
    setParams(name === null ? {} : { [DIALOG]: name }, { replace: name === null });
  return { shown: params.get(DIALOG), show };
}

/** Pages that wait for the office, when the address asks for them (docs/domain/office.md#open-work). */
function useWorkAddress() {
  const [params] = useSearchParams();
  return PAGE_WORK.find((kind) => kind === params.get('work')) ?? null;
}

function Pages({ pages }: { readonly pages: readonly ContentTreeItem[] }) {
  const t = useTexts(cmsTexts);
  const [text, setText] = useState('');
  const work = useWorkAddress();
  if (work) return <WaitingContents pages={pages} work={work} />;
  return (
    <>
      <TextInput
        type="search"
        className={styles.tools}
        label={t('search')}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {pages.length === 0 && <p>{t('empty')}</p>}
      {text.trim() ? <FoundContents pages={pages} text={text.trim()} /> : <ContentTree pages={pages} />}
    </>
  );
}

/** The pages of the site that the office writes. */
export function Page() {
  const t = useTexts(cmsTexts);
  const { data: pages, error, refetch } = useContentTree();
  const { shown, show } = useDialogAddress();
  const { label, tabs } = useCmsTabs();
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')}>
        <Button variant="default" onClick={() => show('papierkorb')}>
          {t('bin.open')}
        </Button>
        <Button onClick={() => show('neu')}>{t('new')}</Button>
      </PageHead>
      <TabLinks label={label} tabs={tabs} />
      {pages && <Pages pages={pages} />}
      {!pages && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {shown === 'neu' && <NewContent pages={pages ?? []} onClose={() => show(null)} />}
      {shown === 'papierkorb' && <BinDialog onClose={() => show(null)} />}
    </>
  );
}
