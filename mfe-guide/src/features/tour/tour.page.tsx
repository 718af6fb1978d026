import type { EventResponse } from '@firn/shared-contracts/api';
import { isApiError, type SessionState } from '@firn/shared-contracts/shell';
import { useErrorPage, useHead, usePageParams, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Participants } from '../../shared/participants.tsx';
import { Skeleton } from '../../shared/skeleton.tsx';
import styles from './tour.module.css';
import { tourQuery } from './tour.queries.ts';
import { TourFacts } from './tour-facts.tsx';

/** The user's IRI is among the guides (docs/domain/permissions.md#predicates). Admins may see every tour. */
function mayGuide({ user, permissions }: SessionState, event: EventResponse): boolean {
  return permissions.isAdmin || event.guides.some((guide) => guide['@id'] === user?.iri);
}

function Tour({ id }: { readonly id: string }) {
  const t = useTexts(tourTexts);
  const { api } = useShell();
  const session = useSession();
  const { data: event, error, refetch } = useQuery(tourQuery(api, id));
  const isUnknown = isApiError(error) && error.status === 404;
  const isForeign = event !== undefined && !mayGuide(session, event);
  useErrorPage(isUnknown || isForeign ? 404 : null);
  const title = event && !isForeign ? t('pageTitle', { title: event.title }) : t('loadingTitle');
  useHead({ title, robots: 'noindex' });
  if (isUnknown || isForeign) return null;
  if (error && !event) return <LoadFailed onRetry={() => void refetch()} />;
  if (!event) return <Skeleton />;
  return (
    <PageFrame title={event.title}>
      <nav className={styles.links}>
        <Link to="/guide/events">{t('back')}</Link>
        <Link to={`/print/events?event=${event['@id']}`}>{t('print')}</Link>
        <Link to={`/event/${event.id}/${event.slug}`}>{t('public')}</Link>
      </nav>
      <TourFacts event={event} />
      <section aria-label={t('participants')}>
        <h2 className={styles.heading}>{t('participants')}</h2>
        <Participants event={event['@id']} />
      </section>
    </PageFrame>
  );
}

/** The address without an id leads to the list. */
export function Page() {
  const { id } = usePageParams();
  return id ? <Tour id={id} /> : <Navigate to="/guide/events" replace />;
}
