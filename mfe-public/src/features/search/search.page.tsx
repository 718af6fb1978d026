import { type PageContext, useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { searchTexts } from '../../i18n/de-CH/search.ts';
import { blockDatesQuery } from '../../shared/blocks/dates/dates.queries.ts';
import { DidYouMean } from '../../shared/search-help/search-help.tsx';
import { ErrorNotice } from '../../shared/states/error-notice.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { usePageSearch } from '../../shared/use-page-search.ts';
import { Hits, NoHits } from './hits.tsx';
import styles from './search.module.css';
import { foundDatesQuery, isLongEnough, pathOfWords, siteSearchQuery, wordsOf } from './search.queries.ts';
import { SearchForm } from './search-form.tsx';
import { NEXT_DATES, Start } from './start.tsx';

export async function prefetch({
  shell: { api },
  queryClient,
  searchParams,
}: PageContext): Promise<undefined> {
  const words = wordsOf(searchParams);
  if (words === '') await queryClient.prefetchQuery(blockDatesQuery(api, NEXT_DATES));
  if (!isLongEnough(words)) return;
  await Promise.all([
    queryClient.prefetchQuery(siteSearchQuery(api, words)),
    queryClient.prefetchQuery(foundDatesQuery(api, words)),
  ]);
}

function Results({ words }: { readonly words: string }) {
  const t = useTexts(searchTexts);
  const { api } = useShell();
  const hits = useQuery(siteSearchQuery(api, words));
  if (!isLongEnough(words)) return <p role="status">{t('short')}</p>;
  if (hits.isError) return <ErrorNotice onRetry={() => void hits.refetch()} />;
  if (!hits.data) return <PageSkeleton />;
  return (
    <div aria-busy={hits.isPlaceholderData}>
      <p className={styles.count} role="status">
        {hits.data.length > 0 && t('hits', { count: hits.data.length, q: words })}
      </p>
      <DidYouMean text={words} pathOf={pathOfWords} />
      {hits.data.length === 0 ? <NoHits words={words} /> : <Hits words={words} hits={hits.data} />}
    </div>
  );
}

/** The search of the site (docs/domain/content.md#search-of-the-site). */
export function Page() {
  const t = useTexts(searchTexts);
  const words = wordsOf(new URLSearchParams(usePageSearch()));
  useHead({
    title: t('title'),
    description: t('description'),
    canonical: '/suche',
    robots: words === '' ? 'index' : 'noindex',
  });
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <SearchForm words={words} />
      {words === '' ? <Start /> : <Results words={words} />}
    </div>
  );
}
