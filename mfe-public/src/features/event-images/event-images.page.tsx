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
import { eventImagesTexts } from '../../i18n/de-CH/event-images.ts';
import { eventPath } from '../../shared/event-card/event-card.fields.ts';
import { Picture } from '../../shared/picture/picture.tsx';
import { PageError } from '../../shared/states/page-error.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import styles from './event-images.module.css';
import { type EventImages, eventImagesQuery } from './event-images.queries.ts';

export async function prefetch({ shell, queryClient, params }: PageContext): Promise<undefined> {
  await queryClient.prefetchQuery(eventImagesQuery(shell.api, params.id ?? ''));
}

function Gallery({ event }: { readonly event: EventImages }) {
  const t = useTexts(eventImagesTexts);
  if (event.images.length === 0) return <p>{t('empty')}</p>;
  return (
    <ul className={styles.gallery}>
      {event.images.map((image, index) => (
        <li key={image.id}>
          <figure>
            <div className={styles.frame}>
              <Picture image={image} sizes="(min-width: 768px) 50vw, 100vw" first={index === 0} />
            </div>
            <figcaption className={styles.caption}>{image.title}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

export function Page() {
  const t = useTexts(eventImagesTexts);
  const { api } = useShell();
  const { id = '' } = usePageParams();
  const { data: event, isError, refetch } = useQuery(eventImagesQuery(api, id));
  useErrorPage(event === null ? 404 : null);
  useHead(
    event
      ? {
          title: t('pageTitle', { title: event.title }),
          canonical: `/event/${event.id}/bilder`,
          robots: 'noindex',
        }
      : null,
  );
  if (isError) return <PageError onRetry={() => void refetch()} />;
  if (!event) return <PageSkeleton />;
  return (
    <div className={styles.page}>
      <p>
        <Link to={eventPath(event)}>{t('back')}</Link>
      </p>
      <h1 className={styles.title}>{t('pageTitle', { title: event.title })}</h1>
      <Gallery event={event} />
    </div>
  );
}
