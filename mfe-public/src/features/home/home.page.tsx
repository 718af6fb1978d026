import { type PageContext, useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { homeTexts } from '../../i18n/de-CH/home.ts';
import { contentQuery } from '../../shared/content.queries.ts';
import { contentParts } from '../../shared/content-blocks.logic.ts';
import { ContentBody } from '../../shared/content-body.tsx';
import { TourHero } from '../../shared/tour/tour-hero.tsx';
import { ActivityList } from './activity-list.tsx';
import { splitHeadline } from './headline.logic.ts';
import styles from './home.module.css';
import { mainActivitiesQuery, nextEventsQuery, START_PAGE } from './home.queries.ts';
import { NextEvents } from './next-events.tsx';

export async function prefetch({ shell, queryClient }: PageContext): Promise<undefined> {
  await Promise.all([
    queryClient.prefetchQuery(contentQuery(shell.api, START_PAGE)),
    queryClient.prefetchQuery(nextEventsQuery(shell.api, shell.now())),
    queryClient.prefetchQuery(mainActivitiesQuery(shell.api)),
  ]);
}

/** The start page. It also works without the CMS: the remote's texts fill in. */
export function Page() {
  const t = useTexts(homeTexts);
  const { api } = useShell();
  const { data: content } = useQuery(contentQuery(api, START_PAGE));
  const parts = content ? contentParts(content) : null;
  const { title, lead } = parts?.subtitle
    ? splitHeadline(parts.subtitle)
    : { title: t('title'), lead: t('lead') };
  useHead({
    title: t('documentTitle'),
    description: content?.metaDescription || t('lead'),
    keywords: content?.metaKeywords ?? '',
    canonical: '/',
    ...(parts?.headerImage && { image: parts.headerImage.contentUrl }),
  });
  return (
    <>
      <TourHero image={parts?.headerImage ?? null} kicker="" title={title} subtitle={lead} tall>
        <Link className={styles.action} to="/agenda">
          {t('action')}
        </Link>
      </TourHero>
      <NextEvents />
      <ActivityList />
      {parts && parts.body.length > 0 && (
        <div className={styles.body}>
          <ContentBody blocks={parts.body} inColumns />
        </div>
      )}
    </>
  );
}
