import {
  type AgendaFilters,
  LIST_FILTERS,
  type ListFilter,
  TEXT_FILTERS,
  type TextFilter,
} from './filters.logic.ts';

/** One choice of the visitor, and the filters without it. */
export interface ActiveFilter {
  readonly name: ListFilter | TextFilter | 'start' | 'around';
  readonly value: string;
  readonly without: AgendaFilters;
}

/** All choices, one entry per value, in the order of the form. */
export function activeFilters(filters: AgendaFilters): readonly ActiveFilter[] {
  const first = { ...filters, page: 1 };
  const texts = TEXT_FILTERS.filter((name) => filters[name] !== '').map(
    (name): ActiveFilter => ({ name, value: filters[name], without: { ...first, [name]: '' } }),
  );
  const start: ActiveFilter[] = filters.start
    ? [{ name: 'start', value: filters.start, without: { ...first, start: '' } }]
    : [];
  const around: ActiveFilter[] = filters.around
    ? [{ name: 'around', value: filters.around.location, without: { ...first, around: null } }]
    : [];
  const lists = LIST_FILTERS.flatMap((name) =>
    filters[name].map((value): ActiveFilter => {
      const others = filters[name].filter((other) => other !== value);
      return { name, value, without: { ...first, [name]: others } };
    }),
  );
  return [...texts, ...start, ...lists, ...around];
}
