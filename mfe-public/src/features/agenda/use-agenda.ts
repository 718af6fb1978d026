import { useShell } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { usePageSearch } from '../../shared/use-page-search.ts';
import { eventsQuery, filterOptionsQuery } from './agenda.queries.ts';
import { type AgendaFilters, agendaPath, KEEP_SCROLL, readFilters } from './filters.logic.ts';

/** While somebody types, the address follows without a step of the history for every word. */
export type ChangeFilters = (filters: AgendaFilters, how?: { readonly isTyping: boolean }) => void;

/** The filters in the address, and the way to change them. */
export function useFilters() {
  const search = usePageSearch();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(new URLSearchParams(search)), [search]);
  const change = useCallback<ChangeFilters>(
    (changed, { isTyping } = { isTyping: false }) =>
      void navigate(agendaPath({ ...changed, page: 1 }), { state: KEEP_SCROLL, replace: isTyping }),
    [navigate],
  );
  return { filters, change };
}

export function useAgenda(filters: AgendaFilters) {
  const shell = useShell();
  return {
    events: useQuery(eventsQuery(shell, filters)),
    options: useQuery(filterOptionsQuery(shell.api)),
  };
}
