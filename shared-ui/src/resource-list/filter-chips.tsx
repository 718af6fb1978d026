import { useQuery } from '@tanstack/react-query';
import { useShell } from '../remote/shell-context.tsx';
import { wordsOf } from './filter-value.logic.ts';
import type { EntityFilter } from './list-filter.types.ts';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './resource-list.module.css';
import type { FilterState } from './use-list-filters.ts';

/** The name of what the address names by its id; the id until it is known. */
function EntityName({ filter, id }: { readonly filter: EntityFilter; readonly id: string }) {
  const { api } = useShell();
  const { data } = useQuery({
    queryKey: [filter.path, 'name', filter.name, id],
    queryFn: ({ signal }) => filter.find(api, id, signal),
  });
  return data ?? id;
}

/** Every filter that is set, to be seen and taken away. */
export function FilterChips({ state }: { readonly state: FilterState }) {
  if (state.active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={LIST_TEXTS.active}>
      {state.active.map(({ filter, value }) => (
        <li key={filter.name}>
          <button type="button" className={styles.chip} onClick={() => state.set(filter, '')}>
            <span>
              {`${filter.label}: `}
              {filter.kind === 'entity' ? <EntityName filter={filter} id={value} /> : wordsOf(filter, value)}
            </span>
            <span aria-hidden="true">×</span> <span className={styles.unseen}>{LIST_TEXTS.removeFilter}</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={state.clear}>
          {LIST_TEXTS.clearFilters}
        </button>
      </li>
    </ul>
  );
}
