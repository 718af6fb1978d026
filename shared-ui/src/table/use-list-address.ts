import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Sorting } from './data-table.types.ts';

/** A list's page, order and filters as the address carries them: `?page=2&sort=start:desc&state=open`. */
export interface ListAddress {
  /** From 1. */
  readonly page: number;
  readonly sorting: Sorting;
  /** A filter's value, empty when the address does not name it. */
  filter(name: string): string;
  /** The address of another page of the same list. */
  pageHref(page: number): string;
  setSorting(sorting: Sorting): void;
  /** Sets filters and goes back to page 1; an empty value takes the filter away. */
  setFilters(filters: Readonly<Record<string, string>>): void;
}

function readSorting(value: string | null, fallback: Sorting): Sorting {
  const match = /^(\w+):(asc|desc)$/.exec(value ?? '');
  return match ? { column: match[1] as string, direction: match[2] as Sorting['direction'] } : fallback;
}

function readPage(value: string | null): number {
  return value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** Reads and writes a list's address. `defaultSorting` is not written. */
export function useListAddress(defaultSorting: Sorting): ListAddress {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const { column, direction } = defaultSorting;
  const change = useCallback(
    (changes: Readonly<Record<string, string>>) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries({ page: '', ...changes })) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      // A changed filter leaves the visitor where the filter is.
      setParams(next, { state: { keepScroll: true } });
    },
    [params, setParams],
  );
  return useMemo(
    () => ({
      page: readPage(params.get('page')),
      sorting: readSorting(params.get('sort'), { column, direction }),
      filter: (name) => params.get(name) ?? '',
      pageHref: (page) => {
        const next = new URLSearchParams(params);
        if (page === 1) next.delete('page');
        else next.set('page', String(page));
        return next.size > 0 ? `${pathname}?${next}` : pathname;
      },
      setSorting: (sorting) => {
        const isDefault = sorting.column === column && sorting.direction === direction;
        change({ sort: isDefault ? '' : `${sorting.column}:${sorting.direction}` });
      },
      setFilters: change,
    }),
    [params, pathname, change, column, direction],
  );
}
