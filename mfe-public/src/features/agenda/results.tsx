import { isApiError } from '@firn/shared-contracts/shell';
import { useTexts } from '@firn/shared-ui/remote';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import { commonTexts } from '../../i18n/de-CH/common.ts';
import { NearestDates } from '../../shared/search-help/search-help.tsx';
import { ErrorNotice } from '../../shared/states/error-notice.tsx';
import type { EventPage } from './agenda.queries.ts';
import { EventList } from './event-list.tsx';
import { type AgendaFilters, agendaPath, KEEP_SCROLL, withoutFilters } from './filters.logic.ts';
import { MapView } from './map-view.tsx';
import { MoreLink } from './more-link.tsx';
import styles from './results.module.css';
import { useMoreFocus } from './use-more-focus.ts';

function Skeleton() {
  const t = useTexts(commonTexts);
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      {[1, 2, 3, 4].map((row) => (
        <span key={row} />
      ))}
    </div>
  );
}

function ResetFilters({ filters }: { readonly filters: AgendaFilters }) {
  const t = useTexts(agendaTexts);
  return (
    <Link to={agendaPath(withoutFilters(filters))} state={KEEP_SCROLL}>
      {t('filter.reset')}
    </Link>
  );
}

function Empty({ filters }: { readonly filters: AgendaFilters }) {
  const t = useTexts(agendaTexts);
  return (
    <div className={styles.empty}>
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      {!filters.all && (
        <p>
          <Link to={agendaPath({ ...filters, all: true, page: 1 })} state={KEEP_SCROLL}>
            {t('empty.all')}
          </Link>
        </p>
      )}
      {filters.freequery && <NearestDates text={filters.freequery} />}
      <p>
        <ResetFilters filters={filters} />
      </p>
    </div>
  );
}

/** The API does not understand the address: a retry does not help, fewer filters do. */
function Refused({ filters }: { readonly filters: AgendaFilters }) {
  const t = useTexts(agendaTexts);
  return (
    <div className={styles.empty} role="alert">
      <h2>{t('refused.title')}</h2>
      <p>{t('refused.text')}</p>
      <p>
        <ResetFilters filters={filters} />
      </p>
    </div>
  );
}

function Failed({ filters, events }: Pick<ResultsProps, 'filters' | 'events'>) {
  const { error } = events;
  const isRefused = isApiError(error) && [400, 422].includes(error.problem.status);
  if (isRefused) return <Refused filters={filters} />;
  return <ErrorNotice onRetry={() => void events.refetch()} />;
}

/** The same dates for calendars and other programs (docs/domain/events.md#dates-elsewhere). */
function Elsewhere({ filters }: { readonly filters: AgendaFilters }) {
  const t = useTexts(agendaTexts);
  const address = agendaPath({ ...filters, view: 'list', page: 1 });
  const at = (extension: string) => address.replace('/agenda', `/agenda.${extension}`);
  // `download`: to the shell, these would be pages of the site.
  return (
    <p className={styles.elsewhere}>
      <a href={at('ics')} download>
        {t('elsewhere.calendar')}
      </a>
      <a href={at('atom')} download>
        {t('elsewhere.feed')}
      </a>
    </p>
  );
}

interface ResultsProps {
  readonly filters: AgendaFilters;
  readonly change: (filters: AgendaFilters) => void;
  readonly events: UseQueryResult<EventPage>;
}

/** The matching dates: loading, failed, none, or loaded; as a list or beside a map. */
export function Results({ filters, change, events }: ResultsProps) {
  const results = useMoreFocus(filters, events.isPlaceholderData);
  const t = useTexts(agendaTexts);
  if (events.isError) return <Failed filters={filters} events={events} />;
  if (!events.data) return <Skeleton />;
  const { total, events: dates } = events.data;
  const isEmpty = dates.length === 0;
  const isMap = filters.view === 'map';
  if (isEmpty && !isMap) return <Empty filters={filters} />;
  return (
    <div ref={results} className={styles.results} aria-busy={events.isPlaceholderData}>
      <h2 className={styles.heading}>{t('more.heading', { shown: dates.length, total })}</h2>
      {isMap ? (
        <MapView filters={filters} change={change} events={dates}>
          {isEmpty && <Empty filters={filters} />}
        </MapView>
      ) : (
        <EventList events={dates} isByMonth={filters.sort === 'start'} />
      )}
      <MoreLink filters={filters} total={total} shown={dates.length} />
      <Elsewhere filters={filters} />
    </div>
  );
}
