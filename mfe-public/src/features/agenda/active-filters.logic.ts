import {
  type AgendaFilters,
  LIST_FILTERS,
  type ListFilter,
  TEXT_FILTERS,
  type TextFilter,
} from './filters.logic.ts';

/** Filters with one value, and what they are without it. */
const SINGLE = { start: '', end: '', price: null, places: null, all: false } as const;
type SingleFilter = keyof typeof SINGLE | 'around';

/** One choice of the visitor, and the filters without it. */
export interface ActiveFilter {
  readonly name: ListFilter | TextFilter | SingleFilter;
  readonly value: string;
  readonly without: AgendaFilters;
}

/** All choices, one entry per value, in the order of the form. */
export function activeFilters(filters: AgendaFilters): readonly ActiveFilter[] {
  const first = { ...filters, page: 1 };
  const texts = TEXT_FILTERS.filter((name) => filters[name] !== '').map(
    (name): ActiveFilter => ({ name, value: filters[name], without: { ...first, [name]: '' } }),
  );
  const singles = (Object.keys(SINGLE) as (keyof typeof SINGLE)[])
    .filter((name) => filters[name] !== SINGLE[name])
    .map(
      (name): ActiveFilter => ({
        name,
        value: String(filters[name]),
        without: { ...first, [name]: SINGLE[name] },
      }),
    );
  const around: ActiveFilter[] = filters.around
    ? [
        {
          name: 'around',
          value: filters.around.location,
          without: { ...first, around: null, sort: filters.sort === 'distance' ? 'start' : filters.sort },
        },
      ]
    : [];
  const lists = LIST_FILTERS.flatMap((name) =>
    filters[name].map((value): ActiveFilter => {
      const others = filters[name].filter((other) => other !== value);
      return { name, value, without: { ...first, [name]: others } };
    }),
  );
  return [...texts, ...singles, ...lists, ...around];
}
