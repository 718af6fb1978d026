import { type PageContext, useHead, useTexts } from '@firn/shared-ui/remote';
import { Provider, useAtomValue } from 'jotai';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import { DidYouMean } from '../../shared/search-help/search-help.tsx';
import { drawerOpenAtom } from './agenda.atoms.ts';
import styles from './agenda.module.css';
import { eventsQuery, filterOptionsQuery } from './agenda.queries.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { agendaPath, isFiltered, readFilters } from './filters.logic.ts';
import { Results } from './results.tsx';
import { Toolbar } from './toolbar.tsx';
import { useAgenda, useFilters } from './use-agenda.ts';

export async function prefetch({ shell, queryClient, searchParams }: PageContext): Promise<undefined> {
  await Promise.all([
    queryClient.prefetchQuery(eventsQuery(shell, readFilters(searchParams))),
    queryClient.prefetchQuery(filterOptionsQuery(shell.api)),
  ]);
}

function Agenda() {
  const t = useTexts(agendaTexts);
  const { filters, change } = useFilters();
  const { events, options } = useAgenda(filters);
  const isCovered = useAtomValue(drawerOpenAtom);
  useHead({
    title: t('title'),
    description: t('description'),
    canonical: '/agenda',
    robots: isFiltered(filters) ? 'noindex' : 'index',
  });
  return (
    <div className={`${styles.page} ${filters.view === 'map' ? styles.wide : ''}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <Toolbar filters={filters} total={events.data?.total ?? null} />
      </header>
      <FilterDrawer filters={filters} change={change} options={options} total={events.data?.total ?? null} />
      <div className={styles.results} inert={isCovered}>
        <FilterChips filters={filters} options={options.data ?? null} />
        {filters.freequery && (
          <DidYouMean
            text={filters.freequery}
            pathOf={(freequery) => agendaPath({ ...filters, freequery, page: 1 })}
          />
        )}
        <Results filters={filters} change={change} events={events} />
      </div>
    </div>
  );
}

/** The open filter sheet and the chosen place live as long as the page. */
export function Page() {
  return (
    <Provider>
      <Agenda />
    </Provider>
  );
}
