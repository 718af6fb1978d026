import { useTexts } from '@firn/shared-ui/remote';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ErrorNotice } from '../../shared/states/error-notice.tsx';
import type { EventPage } from './agenda.queries.ts';
import { EventList } from './event-list.tsx';
import { type AgendaFilters, agendaPath, withoutFilters } from './filters.logic.ts';
import { MapView } from './map-view.tsx';
import { Pagination } from './pagination.tsx';
import styles from './results.module.css';

function Skeleton() {
  const t = useTexts('common');
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      {[1, 2, 3, 4].map((row) => (
        <span key={row} />
      ))}
    </div>
  );
}

function Empty({ filters }: { readonly filters: AgendaFilters }) {
  const t = useTexts('agenda');
  return (
    <div className={styles.empty}>
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <p>
        <Link to={agendaPath(withoutFilters(filters))}>{t('filter.reset')}</Link>
      </p>
    </div>
  );
}

interface ResultsProps {
  readonly filters: AgendaFilters;
  readonly change: (filters: AgendaFilters) => void;
  readonly events: UseQueryResult<EventPage>;
}

/** The dates that match: loading, failed, none, or there; as list or beside a map. */
export function Results({ filters, change, events }: ResultsProps) {
  if (events.isError) return <ErrorNotice onRetry={() => void events.refetch()} />;
  if (!events.data) return <Skeleton />;
  const { total } = events.data;
  const isEmpty = events.data.events.length === 0;
  const isMap = filters.view === 'map';
  if (isEmpty && !isMap) return <Empty filters={filters} />;
  return (
    <div className={styles.results} aria-busy={events.isPlaceholderData}>
      {isMap ? (
        <MapView filters={filters} change={change} events={events.data.events}>
          {isEmpty && <Empty filters={filters} />}
        </MapView>
      ) : (
        <EventList events={events.data.events} />
      )}
      <Pagination filters={filters} total={total} />
    </div>
  );
}
