import type { ContentResponse } from '@firn/shared-contracts/api';
import {
  type PageContext,
  useErrorPage,
  useHead,
  usePageParams,
  useShell,
  useTexts,
} from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { contentTexts } from '../../i18n/de-CH/content.ts';
import { contentQuery } from '../../shared/content.queries.ts';
import { contentParts } from '../../shared/content-blocks.logic.ts';
import { ContentBody } from '../../shared/content-body.tsx';
import { Picture } from '../../shared/picture/picture.tsx';
import { PageError } from '../../shared/states/page-error.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import styles from './content.module.css';

const slugOf = ({ slug1, slug2, slug3 }: Readonly<Record<string, string>>) =>
  [slug1, slug2, slug3].filter(Boolean).join('/');

export async function prefetch({ shell, queryClient, params }: PageContext): Promise<undefined> {
  await queryClient.prefetchQuery(contentQuery(shell.api, slugOf(params)));
}

function Children({ pages }: { readonly pages: ContentResponse['children'] }) {
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

function ContentPage({ content }: { readonly content: ContentResponse }) {
  const { headerImage, subtitle, body } = contentParts(content);
  useHead({
    title: content.title,
    description: content.metaDescription,
    keywords: content.metaKeywords,
    robots: content.metaIndex ? 'index' : 'noindex',
    canonical: `/${content.completeSlug}`,
    ...(headerImage && { image: headerImage.contentUrl }),
  });
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{content.title}</h1>
      {subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
      {headerImage && (
        <div className={styles.frame}>
          <Picture image={headerImage} sizes="(min-width: 76rem) 71rem, 92vw" first />
        </div>
      )}
      <ContentBody blocks={body} />
      {content.children.length > 0 && <Children pages={content.children} />}
    </article>
  );
}

/** A page of the CMS; the lowest in rank, so an unknown address ends here with 404. */
export function Page() {
  const { api } = useShell();
  const content = useQuery(contentQuery(api, slugOf(usePageParams())));
  useErrorPage(content.data === null ? 404 : null);
  if (content.data) return <ContentPage content={content.data} />;
  if (content.isError) return <PageError onRetry={() => void content.refetch()} />;
  return <PageSkeleton />;
}
