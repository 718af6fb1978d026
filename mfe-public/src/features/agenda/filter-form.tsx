import { EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import type { UseQueryResult } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import type { FilterOptions } from './agenda.queries.ts';
import { AroundFields } from './around-fields.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { DayField } from './day-field.tsx';
import styles from './filter-form.module.css';
import { type AgendaFilters, DURATIONS, EVENT_TYPE_FILTERS, readFilters, WEEKDAYS } from './filters.logic.ts';
import { TextField } from './text-field.tsx';
import type { ChangeFilters } from './use-agenda.ts';
import { SortField, WishFields } from './wish-fields.tsx';

interface FilterFormProps {
  readonly filters: AgendaFilters;
  readonly change: ChangeFilters;
  readonly options: UseQueryResult<FilterOptions>;
}

/** The form's values by the names in the address: the same that a browser without JavaScript would send. */
function filtersOf(form: HTMLFormElement): AgendaFilters {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilters(new URLSearchParams(entries));
}

/** Filters whose values the office maintains. */
const FROM_LISTS = [
  'activities',
  'level',
  'sleepingStyle',
  'guides',
  'tags',
] as const satisfies readonly (keyof FilterOptions)[];

const TAKES_EFFECT_AT_ONCE = ['checkbox', 'select-one'];
/** Milliseconds without a key before what was typed is looked for. */
const TYPING_PAUSE = 250;

/** Keeps what was chosen in lists that have not arrived. */
function Kept({ filters }: Pick<FilterFormProps, 'filters'>) {
  return FROM_LISTS.flatMap((name) =>
    filters[name].map((id) => <input key={name + id} type="hidden" name={name} value={id} />),
  );
}

function ListFilters({ filters, options }: Pick<FilterFormProps, 'filters' | 'options'>) {
  const t = useTexts(agendaTexts);
  const durations = DURATIONS.map((id) => ({ id, title: t(`durations.${id}`) }));
  const types = EVENT_TYPE_FILTERS.map((id) => ({ id, title: EVENT_TYPE_LABELS[id] }));
  const lists = options.data;
  const group = (name: Exclude<keyof FilterOptions, 'otherActivities'>, isFolded = false) =>
    lists && <CheckboxGroup name={name} options={lists[name]} chosen={filters[name]} isFolded={isFolded} />;
  const others = lists?.otherActivities.filter(({ id }) => filters.activities.includes(id)) ?? [];
  const kinds = lists && [...lists.activities, ...others];
  return (
    <>
      {!lists && <Kept filters={filters} />}
      {kinds && <CheckboxGroup name="activities" options={kinds} chosen={filters.activities} />}
      <CheckboxGroup name="type" options={types} chosen={filters.type} />
      {group('level')}
      <CheckboxGroup name="duration" options={durations} chosen={filters.duration} />
      {group('sleepingStyle', true)}
      {group('guides', true)}
      {group('tags', true)}
      {options.isError && (
        <p className={styles.unavailable} role="alert">
          {t('filter.unavailable')}
        </p>
      )}
    </>
  );
}

/** Does something once nobody has typed for a moment; what is waiting ends with the page, and with what takes its place. */
function useTypingPause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const pause = (work: () => void) => {
    end();
    timer.current = setTimeout(work, TYPING_PAUSE);
  };
  return { pause, end };
}

/** A plain GET form that takes effect at once where JavaScript runs. */
export function FilterForm({ filters, change, options }: FilterFormProps) {
  const t = useTexts(agendaTexts);
  const { pause, end } = useTypingPause();
  const weekdays = WEEKDAYS.map((id) => ({ id, title: t(`weekdays.${id}`) }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    end();
    change(filtersOf(event.currentTarget));
  };
  const follow = (event: FormEvent<HTMLFormElement>) => {
    const { type } = event.target as HTMLInputElement;
    const form = event.currentTarget;
    if (type === 'search') return pause(() => change(filtersOf(form), { isTyping: true }));
    if (!TAKES_EFFECT_AT_ONCE.includes(type)) return;
    end();
    change(filtersOf(form));
  };
  return (
    <form className={styles.form} action="/agenda" method="get" onSubmit={submit} onChange={follow}>
      {filters.view === 'map' && <input type="hidden" name="ansicht" value="karte" />}
      {filters.titlequery && <input type="hidden" name="titlequery" value={filters.titlequery} />}
      <TextField value={filters.freequery} />
      <SortField filters={filters} />
      <div className={styles.pair}>
        <DayField name="start" value={filters.start} />
        <DayField name="end" value={filters.end} from={filters.start} />
      </div>
      <CheckboxGroup name="weekday" options={weekdays} chosen={filters.weekday} shape="row" />
      <WishFields filters={filters} />
      <ListFilters filters={filters} options={options} />
      <AroundFields around={filters.around} />
      <button type="submit" className={styles.submit}>
        {t('filter.submit')}
      </button>
    </form>
  );
}
