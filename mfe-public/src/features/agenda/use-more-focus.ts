import { useEffect, useRef } from 'react';
import { type AgendaFilters, agendaPath, pageSize } from './filters.logic.ts';

/** Moves the focus to the first of the dates that «mehr» has brought; a change of filters leaves it on the filter. */
export function useMoreFocus(filters: AgendaFilters, isStale: boolean) {
  const results = useRef<HTMLDivElement>(null);
  const { page, view } = filters;
  const query = agendaPath({ ...filters, page: 1 });
  const shown = useRef({ page, query });
  useEffect(() => {
    if (isStale) return;
    const before = shown.current;
    shown.current = { page, query };
    if (before.query !== query || before.page >= page) return;
    const cards = results.current?.querySelectorAll('[data-event-card]');
    cards?.[before.page * pageSize(view)]?.querySelector('a')?.focus({ preventScroll: true });
  }, [page, view, query, isStale]);
  return results;
}
