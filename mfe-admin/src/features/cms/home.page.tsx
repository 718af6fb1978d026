import { START_PAGE } from '@firn/shared-contracts/content';
import { useErrorPage, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { contentEditorTexts } from '../../i18n/de-CH/content-editor.ts';
import { useContentTree } from '../../shared/content-tree.ts';
import { ContentPage } from './editor/content-page.tsx';

/** The start page, whatever its id. */
export function Page() {
  const t = useTexts(contentEditorTexts);
  const { data: pages, error, refetch } = useContentTree();
  const home = pages?.find(({ completeSlug }) => completeSlug === START_PAGE);
  useErrorPage(pages && !home ? 404 : null, t('notThere'));
  if (home) return <ContentPage id={home.id} completeSlug={START_PAGE} />;
  return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
