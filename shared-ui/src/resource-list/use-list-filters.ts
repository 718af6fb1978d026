import type { Query } from '@firn/shared-contracts/shell';
import type { ListAddress } from '../table/use-list-address.ts';
import { filterQuery, knownValue } from './filter-value.logic.ts';
import type { ListFilter } from './list-filter.types.ts';

export interface FilterState {
  readonly filters: readonly ListFilter[];
  /** What the filters ask the API for. */
  readonly query: Query;
  /** Filters that are set, with their values. */
  readonly active: readonly { readonly filter: ListFilter; readonly value: string }[];
  value(filter: ListFilter): string;
  set(filter: ListFilter, value: string, options?: { readonly isTyping?: boolean }): void;
  clear(): void;
}

/** The filters of a list as the address carries them. */
export function useListFilters(filters: readonly ListFilter[], address: ListAddress): FilterState {
  const value = (filter: ListFilter) => knownValue(filter, address.filter(filter.name));
  return {
    filters,
    query: filterQuery(filters, address.filter),
    active: filters.map((filter) => ({ filter, value: value(filter) })).filter((one) => one.value !== ''),
    value,
    set: (filter, next, options) => address.setFilters({ [filter.name]: next }, options),
    clear: () => address.setFilters(Object.fromEntries(filters.map(({ name }) => [name, '']))),
  };
}
