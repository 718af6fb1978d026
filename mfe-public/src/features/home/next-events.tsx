import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { homeTexts } from '../../i18n/de-CH/home.ts';
import { EventCard } from '../../shared/event-card/event-card.tsx';
import { ErrorNotice } from '../../shared/states/error-notice.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import styles from './home.module.css';
import { nextEventsQuery } from './home.queries.ts';

function Cards() {
  const t = useTexts(homeTexts);
  const { api, now } = useShell();
  const events = useQuery(nextEventsQuery(api, now()));
  if (events.isError) return <ErrorNotice onRetry={() => void events.refetch()} />;
  if (!events.data) return <PageSkeleton />;
  if (events.data.length === 0) return <p>{t('next.none')}</p>;
  return (
    <ul className={styles.cards}>
      {events.data.map((event) => (
        <li key={event.id}>
          <EventCard event={event} shape="tile" headingLevel={3} />
        </li>
      ))}
    </ul>
  );
}

export function NextEvents() {
  const t = useTexts(homeTexts);
  return (
    <section className={styles.section} aria-labelledby="next-events">
      <div className={styles.sectionHead}>
        <h2 id="next-events" className={styles.sectionTitle}>
          {t('next.title')}
        </h2>
        <Link to="/agenda">{t('next.all')}</Link>
      </div>
      <Cards />
    </section>
  );
}
