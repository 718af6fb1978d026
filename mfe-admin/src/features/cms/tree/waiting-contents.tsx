import type { ContentTreeItem } from '@firn/shared-contracts/api';
import type { PageWork } from '@firn/shared-contracts/domain';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { cmsTexts } from '../../../i18n/de-CH/cms.ts';
import { openWorkTexts } from '../../../i18n/de-CH/open-work.ts';
import { CMS_PATH } from '../../../shared/cms-paths.ts';
import { contents } from '../../../shared/content-tree.ts';
import { ContentLines } from './content-lines.tsx';

interface WaitingContentsProps {
  readonly pages: readonly ContentTreeItem[];
  readonly work: PageWork;
}

/** The pages that are open work of a kind, in the order of the tree. */
export function WaitingContents({ pages, work }: WaitingContentsProps) {
  const t = useTexts(cmsTexts);
  const workT = useTexts(openWorkTexts);
  const { api } = useShell();
  const query = { work, properties: ['id'], itemsPerPage: 100 } as const;
  const { data, error, refetch } = useQuery(contents.list(api, query));
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const waiting = new Set(data['hydra:member'].map(({ '@id': iri }) => iri));
  return (
    <>
      <p role="status">
        {t('waiting', { work: workT(`kinds.${work}`), count: data.totalItems })}{' '}
        <Link to={CMS_PATH}>{t('all')}</Link>
      </p>
      <ContentLines pages={pages.filter((page) => waiting.has(page['@id']))} />
    </>
  );
}
