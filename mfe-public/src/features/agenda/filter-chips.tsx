import { formatChf, formatLocalDate } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import { type ActiveFilter, activeFilters } from './active-filters.logic.ts';
import type { FilterOptions } from './agenda.queries.ts';
import styles from './filter-chips.module.css';
import {
  type AgendaFilters,
  agendaPath,
  type DURATIONS,
  KEEP_SCROLL,
  type WEEKDAYS,
  withoutFilters,
} from './filters.logic.ts';

/** The words for a chosen value; the filter's own name while the list it comes from is not there. */
function labelOf(
  t: Translate<typeof agendaTexts>,
  filter: ActiveFilter,
  filters: AgendaFilters,
  options: FilterOptions | null,
): string {
  switch (filter.name) {
    case 'freequery':
    case 'titlequery':
      return `«${filter.value}»`;
    case 'start':
      return t('fields.from', { date: formatLocalDate(filter.value) });
    case 'end':
      return t('fields.until', { date: formatLocalDate(filter.value) });
    case 'price':
      return t('fields.upTo', { price: formatChf(Number(filter.value) * 100) });
    case 'places':
      return t('fields.freePlaces', { count: Number(filter.value) });
    case 'all':
      return t('fields.all');
    case 'weekday':
      return t(`weekdays.${filter.value as (typeof WEEKDAYS)[number]}`);
    case 'around':
      return t('fields.near', { location: filter.value, km: filters.around?.rng ?? 0 });
    case 'duration':
      return t(`durations.${filter.value as (typeof DURATIONS)[number]}`);
    case 'type':
      return EVENT_TYPE_LABELS[filter.value as keyof typeof EVENT_TYPE_LABELS] ?? t('fields.type');
    default: {
      const others = filter.name === 'activities' ? (options?.otherActivities ?? []) : [];
      const option = [...(options?.[filter.name] ?? []), ...others].find(({ id }) => id === filter.value);
      return option?.title ?? t(`fields.${filter.name}`);
    }
  }
}

interface FilterChipsProps {
  readonly filters: AgendaFilters;
  readonly options: FilterOptions | null;
}

/** The choices, each with a button to clear it. */
export function FilterChips({ filters, options }: FilterChipsProps) {
  const t = useTexts(agendaTexts);
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filter.active')}>
      {active.map((filter) => {
        const label = labelOf(t, filter, filters, options);
        return (
          <li key={`${filter.name}=${filter.value}`}>
            <Link
              className={styles.chip}
              to={agendaPath(filter.without)}
              state={KEEP_SCROLL}
              aria-label={t('filter.remove', { label })}
            >
              {label} <span aria-hidden="true">×</span>
            </Link>
          </li>
        );
      })}
      <li>
        <Link className={styles.reset} to={agendaPath(withoutFilters(filters))} state={KEEP_SCROLL}>
          {t('filter.reset')}
        </Link>
      </li>
    </ul>
  );
}
