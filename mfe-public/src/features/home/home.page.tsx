import { START_PAGE } from '@firn/shared-contracts/content';
import { type PageContext, useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { homeTexts } from '../../i18n/de-CH/home.ts';
import { Blocks, prefetchBlocks } from '../../shared/blocks/blocks.tsx';
import { contentQuery } from '../../shared/content.queries.ts';
import { contentParts, headPictureOf, subtitleOf } from '../../shared/content-blocks.logic.ts';
import { splitHeadline } from '../../shared/headline.logic.ts';
import { TourHero } from '../../shared/tour/tour-hero.tsx';
import { ActivityList } from './activity-list.tsx';
import styles from './home.module.css';
import { mainActivitiesQuery, nextEventsQuery } from './home.queries.ts';
import { NextEvents } from './next-events.tsx';

export async function prefetch({ shell, queryClient, isDrawn }: PageContext): Promise<undefined> {
  const { api } = shell;
  const prefetchContent = async () => {
    const content = await queryClient.fetchQuery(contentQuery(api, START_PAGE)).catch(() => null);
    if (content && !isDrawn) await prefetchBlocks(content.contentBlocks, { api, queryClient });
  };
  await Promise.all([
    prefetchContent(),
    queryClient.prefetchQuery(nextEventsQuery(api, shell.now())),
    queryClient.prefetchQuery(mainActivitiesQuery(api)),
  ]);
}

/** The start page. It also works without the CMS: the remote's texts fill in. */
export function Page() {
  const t = useTexts(homeTexts);
  const { api } = useShell();
  const { data: content } = useQuery(contentQuery(api, START_PAGE));
  const parts = content ? contentParts(content.contentBlocks) : null;
  const headImage = parts && headPictureOf(parts);
  const subtitle = parts ? subtitleOf(parts) : '';
  const { title, lead } = subtitle === '' ? { title: t('title'), lead: t('lead') } : splitHeadline(subtitle);
  useHead({
    title: t('documentTitle'),
    description: content?.metaDescription || t('lead'),
    keywords: content?.metaKeywords ?? '',
    canonical: '/',
    ...(headImage && { image: headImage.contentUrl }),
  });
  return (
    <>
      <TourHero image={headImage} kicker="" title={title} subtitle={lead} tall>
        <Link className={styles.action} to="/agenda">
          {t('action')}
        </Link>
      </TourHero>
      <NextEvents />
      <ActivityList />
      {parts && parts.body.length > 0 && (
        <div className={styles.body}>
          <Blocks blocks={parts.body} />
        </div>
      )}
    </>
  );
}
