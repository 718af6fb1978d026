import type { Collection, ContentFault } from '@firn/shared-contracts/api';
import { Button, Checkbox } from '@firn/shared-ui/mantine';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton, TabLinks } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { contentFaultsTexts } from '../../i18n/de-CH/content-faults.ts';
import { idOf } from '../../shared/id-of.ts';
import { PageHead } from '../../shared/page-head.tsx';
import styles from '../../shared/report.module.css';
import { StateMark } from '../../shared/state-mark.tsx';
import { useCmsTabs } from '../../shared/use-cms-tabs.ts';
import { type FaultyPage, faultyPages, isObstacle } from './faulty-pages.logic.ts';

/** As many pages are drawn at once. */
const STEP = 50;

const editorOf = (content: string, block: string | null): string =>
  `/admin/cms/${idOf(content)}${block === null ? '' : `?block=${block}`}`;

function Fault({ fault }: { readonly fault: ContentFault }) {
  const t = useTexts(contentFaultsTexts);
  return (
    <li>
      <Link to={editorOf(fault.content, fault.block)}>{t(`kinds.${fault.kind}`, { what: fault.what })}</Link>
      {isObstacle(fault) && <StateMark tone="bad">{t('obstacle')}</StateMark>}
    </li>
  );
}

function FaultsOfPage({ page }: { readonly page: FaultyPage }) {
  const t = useTexts(contentFaultsTexts);
  return (
    <section aria-label={page.title} className={styles.page}>
      <h2 className={styles.title}>
        <Link to={editorOf(page.content, null)}>{page.title}</Link>
        <span className={styles.count}>{t('faults', { count: page.faults.length })}</span>
      </h2>
      <ul className={styles.faults}>
        {page.faults.map((fault) => (
          <Fault key={`${fault.kind} ${fault.block} ${fault.what}`} fault={fault} />
        ))}
      </ul>
    </section>
  );
}

function Report({ faults }: { readonly faults: readonly ContentFault[] }) {
  const t = useTexts(contentFaultsTexts);
  const [isNarrowed, setIsNarrowed] = useState(false);
  const [shown, setShown] = useState(STEP);
  const pages = faultyPages(isNarrowed ? faults.filter(isObstacle) : faults);
  return (
    <>
      <Checkbox
        className={styles.narrow}
        label={t('onlyObstacles')}
        checked={isNarrowed}
        onChange={(event) => setIsNarrowed(event.currentTarget.checked)}
      />
      <p role="status" className={styles.sum}>
        {pages.length === 0 ? t('none') : t('pages', { count: pages.length })}
      </p>
      {pages.slice(0, shown).map((page) => (
        <FaultsOfPage key={page.content} page={page} />
      ))}
      {pages.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + STEP)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** What the pages of the site lack, each with a way to where it is (docs/domain/content.md#faults). */
export function Page() {
  const t = useTexts(contentFaultsTexts);
  const { api } = useShell();
  const { label, tabs } = useCmsTabs();
  const { data, error, refetch } = useQuery({
    queryKey: ['content-faults'],
    queryFn: ({ signal }) => api.get<Collection<ContentFault>>('/api/content_faults', { signal }),
    staleTime: 0,
  });
  useHead({ title: t('title'), robots: 'noindex' });
  const faults = data?.['hydra:member'];
  return (
    <>
      <PageHead title={t('title')} />
      <TabLinks label={label} tabs={tabs} />
      {faults && <Report faults={faults} />}
      {!faults && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
    </>
  );
}
