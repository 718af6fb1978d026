import { useEffect, useRef } from 'react';
import { type AgendaFilters, agendaPath } from './filters.logic.ts';

/**
 * Moves the focus to the heading of the results after «Weiter» and «Zurück», once the new page has loaded.
 * A change of filters leaves it on the filter. The shell scrolls.
 */
export function usePagingFocus(filters: AgendaFilters, isStale: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { page } = filters;
  const query = agendaPath({ ...filters, page: 1 });
  const shown = useRef({ page, query });
  useEffect(() => {
    if (isStale) return;
    const before = shown.current;
    shown.current = { page, query };
    if (before.query === query && before.page !== page) heading.current?.focus({ preventScroll: true });
  }, [page, query, isStale]);
  return heading;
}
