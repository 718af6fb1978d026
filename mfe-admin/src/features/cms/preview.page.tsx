import type { ContentResponse, ContentTreeItem } from '@firn/shared-contracts/api';
import { START_PAGE } from '@firn/shared-contracts/content';
import { Button } from '@firn/shared-ui/mantine';
import { useErrorPage, useHead, usePageParams, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { contentEditorTexts } from '../../i18n/de-CH/content-editor.ts';
import { contentPath } from '../../shared/cms-paths.ts';
import { contents, useContentTree } from '../../shared/content-tree.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { contentValues } from './data/content-values.ts';
import { PreviewFrame } from './preview/preview-frame.tsx';
import { usePreviewed } from './preview/use-previewed.ts';

function Draft({ content }: { readonly content: ContentResponse }) {
  const { navigation } = useShell();
  const page = usePreviewed(content, contentValues(content));
  return (
    <PreviewFrame
      page={page}
      selected={null}
      onSelect={() => navigation.push(contentPath(content))}
      width={null}
    />
  );
}

function Whole({ item }: { readonly item: ContentTreeItem }) {
  const t = useTexts(contentEditorTexts);
  const { api } = useShell();
  const { data: content, error, refetch } = useQuery(contents.item(api, item.id));
  const title = t('preview.whole', { title: item.title });
  useHead({ title, robots: 'noindex' });
  return (
    <>
      <PageHead title={title}>
        <Button component={Link} variant="default" to={contentPath(item)}>
          {t('preview.back')}
        </Button>
      </PageHead>
      {content && <Draft content={content} />}
      {!content && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
    </>
  );
}

/** The whole of a page as it would be published, at the address that it has among the others. */
export function Page() {
  const t = useTexts(contentEditorTexts);
  const { slug1 = START_PAGE, slug2, slug3 } = usePageParams();
  const address = [slug1, slug2, slug3].filter(Boolean).join('/');
  const { data: pages, error, refetch } = useContentTree();
  const item = pages?.find(({ completeSlug }) => completeSlug === address);
  useErrorPage(pages && !item ? 404 : null, t('notThere'));
  if (item) return <Whole item={item} />;
  return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
