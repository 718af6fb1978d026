import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useShell } from '../remote/shell-context.tsx';
import type { Sorting } from './data-table.types.ts';

export const PAGE_SIZES = [25, 50, 100] as const;
export const USUAL_PAGE_SIZE = 50;

/** A list's page, order and filters as in the address: `?page=2&sort=start:desc&state=open`. */
export interface ListAddress {
  /** From 1. */
  readonly page: number;
  /** Rows of a page, one of PAGE_SIZES. */
  readonly pageSize: number;
  readonly sorting: Sorting;
  /** A filter's value, empty when the address does not name it. */
  filter(name: string): string;
  /** The address of another page of the same list. */
  pageHref(page: number): string;
  setPageSize(size: number): void;
  setSorting(sorting: Sorting): void;
  /**
   * Sets filters and goes back to page 1; an empty value removes the filter. While somebody types, each state
   * replaces the one before, so that a step back leads out of the list.
   */
  setFilters(filters: Readonly<Record<string, string>>, options?: { readonly isTyping?: boolean }): void;
}

function readSorting(value: string | null, usual: Sorting): Sorting {
  const match = /^(\w+):(asc|desc)$/.exec(value ?? '');
  return match ? { column: match[1] as string, direction: match[2] as Sorting['direction'] } : usual;
}

function readPage(value: string | null): number {
  return value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

function readPageSize(value: string | null): number {
  return PAGE_SIZES.find((size) => String(size) === value) ?? USUAL_PAGE_SIZE;
}

/** Reads and writes a list's address. What is usual is not written. */
export function useListAddress(usualSorting: Sorting): ListAddress {
  const { navigation } = useShell();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const { column, direction } = usualSorting;
  const change = useCallback(
    (changes: Readonly<Record<string, string>>, { isTyping = false } = {}) => {
      // The list stays while the next page loads; what it still writes then would lead back to it.
      if (navigation.get().location.pathname !== pathname) return;
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries({ page: '', ...changes })) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      // A changed filter leaves the visitor at the filter.
      setParams(next, { state: { keepScroll: true }, replace: isTyping });
    },
    [params, setParams, navigation, pathname],
  );
  return useMemo(
    () => ({
      page: readPage(params.get('page')),
      pageSize: readPageSize(params.get('size')),
      sorting: readSorting(params.get('sort'), { column, direction }),
      filter: (name) => params.get(name) ?? '',
      pageHref: (page) => {
        const next = new URLSearchParams(params);
        if (page === 1) next.delete('page');
        else next.set('page', String(page));
        return next.size > 0 ? `${pathname}?${next}` : pathname;
      },
      setPageSize: (size) => change({ size: size === USUAL_PAGE_SIZE ? '' : String(size) }),
      setSorting: (sorting) => {
        const isUsual = sorting.column === column && sorting.direction === direction;
        change({ sort: isUsual ? '' : `${sorting.column}:${sorting.direction}` });
      },
      setFilters: change,
    }),
    [params, pathname, change, column, direction],
  );
}
