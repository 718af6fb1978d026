import type { ContentResponse } from '@firn/shared-contracts/api';
import { pagePath } from '@firn/shared-contracts/content';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useMutation, useQuery } from '@tanstack/react-query';
import { cmsTexts } from '../../../i18n/de-CH/cms.ts';
import { contents } from '../../../shared/content-tree.ts';
import { useContentWrites } from '../data/use-content-writes.ts';
import styles from './tree.module.css';

const SHOWN = ['id', 'version', 'title', 'completeSlug', 'deletedAt'] as const;

type Removed = Pick<ContentResponse, '@id' | (typeof SHOWN)[number]>;

function RemovedPage({ page }: { readonly page: Removed }) {
  const t = useTexts(cmsTexts);
  const { toasts } = useShell();
  const { recover } = useContentWrites();
  const back = useMutation({
    mutationFn: () => recover(page),
    onSuccess: () => toasts.add({ variant: 'success', text: t('bin.recovered', { title: page.title }) }),
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
  });
  return (
    <li>
      <span>
        <strong>{page.title}</strong> <span className={styles.address}>{pagePath(page.completeSlug)}</span>
        {page.deletedAt && (
          <span className={styles.change}>{t('bin.since', { at: formatDateTime(page.deletedAt) })}</span>
        )}
      </span>
      <Button
        variant="default"
        loading={back.isPending}
        aria-label={t('bin.recoverOf', { title: page.title })}
        onClick={() => back.mutate()}
      >
        {t('bin.recover')}
      </Button>
    </li>
  );
}

/** The pages that were removed in the last thirty days, each with a way back. */
export function BinDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(cmsTexts);
  const { api } = useShell();
  const query = { 'exists[deletedAt]': true, properties: SHOWN, itemsPerPage: 100 } as const;
  const { data, error, refetch } = useQuery({ ...contents.list(api, query), staleTime: 0 });
  const pages = data?.['hydra:member'];
  return (
    <Dialog title={t('bin.title')} closeText={t('close')} onClose={onClose}>
      {!pages && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {pages?.length === 0 && <p>{t('bin.empty')}</p>}
      <ul className={styles.bin}>
        {pages?.map((page) => (
          <RemovedPage key={page.id} page={page} />
        ))}
      </ul>
    </Dialog>
  );
}
