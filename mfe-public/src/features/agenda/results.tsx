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
import { type AgendaFilters, agendaPath, KEEP_SCROLL, pageCount, withoutFilters } from './filters.logic.ts';
import { MapView } from './map-view.tsx';
import { Pagination } from './pagination.tsx';
import styles from './results.module.css';
import { usePagingFocus } from './use-paging-focus.ts';

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
      {filters.freequery && <NearestDates text={filters.freequery} />}
      <p>
        <ResetFilters filters={filters} />
      </p>
    </div>
  );
}

/** An old link to a page beyond the last one. */
function BeyondLastPage({ filters }: { readonly filters: AgendaFilters }) {
  const t = useTexts(agendaTexts);
  return (
    <div className={styles.empty}>
      <h2>{t('beyond.title', { page: filters.page })}</h2>
      <p>{t('beyond.text')}</p>
      <p>
        <Link to={agendaPath({ ...filters, page: 1 })}>{t('beyond.first')}</Link>
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
  const heading = usePagingFocus(filters, events.isPlaceholderData);
  const t = useTexts(agendaTexts);
  if (events.isError) return <Failed filters={filters} events={events} />;
  if (!events.data) return <Skeleton />;
  const { total } = events.data;
  const pages = pageCount(filters.view, total);
  const isEmpty = events.data.events.length === 0;
  const isMap = filters.view === 'map';
  const notice = total > 0 ? <BeyondLastPage filters={filters} /> : <Empty filters={filters} />;
  if (isEmpty && !isMap) return notice;
  return (
    <div className={styles.results} aria-busy={events.isPlaceholderData}>
      <h2 ref={heading} className={styles.heading} tabIndex={-1}>
        {t('pages.heading', { page: filters.page, pages })}
      </h2>
      {isMap ? (
        <MapView filters={filters} change={change} events={events.data.events}>
          {isEmpty && notice}
        </MapView>
      ) : (
        <EventList events={events.data.events} />
      )}
      <Pagination filters={filters} total={total} />
      <Elsewhere filters={filters} />
    </div>
  );
}
