import {
  type PageContext,
  type PageRedirect,
  useErrorPage,
  useHead,
  useHeaderImage,
  usePageParams,
  useShell,
  useTexts,
} from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { contentTexts } from '../../i18n/de-CH/content.ts';
import { prefetchBlocks } from '../../shared/blocks/blocks.tsx';
import { contentQuery, type ReadContent } from '../../shared/content.queries.ts';
import { ContentArticle } from '../../shared/content-article.tsx';
import { contentParts } from '../../shared/content-blocks.logic.ts';
import { PageError } from '../../shared/states/page-error.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { breadcrumbJsonLd } from './breadcrumb-json-ld.logic.ts';
import styles from './content.module.css';
import { newAddressQuery } from './new-address.queries.ts';

const slugOf = ({ slug1, slug2, slug3 }: Readonly<Record<string, string>>) =>
  [slug1, slug2, slug3].filter(Boolean).join('/');

export async function prefetch({
  shell: { api },
  queryClient,
  params,
  searchParams,
  isDrawn,
}: PageContext): Promise<PageRedirect | undefined> {
  const slug = slugOf(params);
  // A failure is the page's to say; there is nothing else to read then.
  const content = await queryClient.fetchQuery(contentQuery(api, slug)).catch(() => undefined);
  if (content && !isDrawn) await prefetchBlocks(content.contentBlocks, { api, queryClient });
  if (content !== null) return undefined;
  const address = await queryClient.fetchQuery(newAddressQuery(api, slug));
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  return address === null ? undefined : { redirect: address + search, permanent: true };
}

function Crumbs({ parents }: { readonly parents: ReadContent['parents'] }) {
  const t = useTexts(contentTexts);
  return (
    <nav className={styles.crumbs} aria-label={t('crumbs')}>
      <ol>
        {parents.map((page) => (
          <li key={page['@id']}>
            <Link to={`/${page.completeSlug}`}>{page.title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Children({ pages }: { readonly pages: ReadContent['children'] }) {
  const t = useTexts(contentTexts);
  return (
    <nav className={styles.children} aria-label={t('children')}>
      <ul>
        {pages.map((page) => (
          <li key={page['@id']}>
            <Link to={`/${page.completeSlug}`}>{page.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContentPage({ content }: { readonly content: ReadContent }) {
  useHead({
    title: content.title,
    description: content.metaDescription,
    keywords: content.metaKeywords,
    robots: content.metaIndex ? 'index' : 'noindex',
    canonical: `/${content.completeSlug}`,
    image: `${content['@id']}/social.jpg`,
    jsonLd: breadcrumbJsonLd(content),
  });
  return (
    <ContentArticle
      title={content.title}
      blocks={content.contentBlocks}
      above={content.parents.length > 0 && <Crumbs parents={content.parents} />}
    >
      {content.children.length > 0 && <Children pages={content.children} />}
    </ContentArticle>
  );
}

/** A page of the CMS; the lowest in rank, so an unknown address ends here with 404. */
export function Page() {
  const { api } = useShell();
  const slug = slugOf(usePageParams());
  const content = useQuery(contentQuery(api, slug));
  const newAddress = useQuery({ ...newAddressQuery(api, slug), enabled: content.data === null });
  useErrorPage(content.data === null && newAddress.data === null ? 404 : null);
  useHeaderImage(content.data ? contentParts(content.data.contentBlocks).headerImage !== null : null);
  if (content.data) return <ContentPage content={content.data} />;
  if (content.isError) return <PageError onRetry={() => void content.refetch()} />;
  return <PageSkeleton />;
}
