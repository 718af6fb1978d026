import { useShell } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { usePageSearch } from '../../shared/use-page-search.ts';
import { eventsQuery, filterOptionsQuery } from './agenda.queries.ts';
import { type AgendaFilters, agendaPath, KEEP_SCROLL, readFilters } from './filters.logic.ts';

/** The filters in the address, and the way to change them. */
export function useFilters() {
  const search = usePageSearch();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(new URLSearchParams(search)), [search]);
  const change = useCallback(
    (changed: AgendaFilters) => void navigate(agendaPath({ ...changed, page: 1 }), { state: KEEP_SCROLL }),
    [navigate],
  );
  return { filters, change };
}

export function useAgenda(filters: AgendaFilters) {
  const { api } = useShell();
  return {
    events: useQuery(eventsQuery(api, filters)),
    options: useQuery(filterOptionsQuery(api)),
  };
}
