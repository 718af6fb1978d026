import { EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import type { UseQueryResult } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import type { FilterOptions } from './agenda.queries.ts';
import { AroundFields } from './around-fields.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import styles from './filter-form.module.css';
import { type AgendaFilters, DURATIONS, EVENT_TYPE_FILTERS, readFilters } from './filters.logic.ts';
import { StartField } from './start-field.tsx';
import { TextField } from './text-field.tsx';

interface FilterFormProps {
  readonly filters: AgendaFilters;
  readonly change: (filters: AgendaFilters) => void;
  readonly options: UseQueryResult<FilterOptions>;
}

/** The form's values by the names in the address: the same that a browser without JavaScript would send. */
function filtersOf(form: HTMLFormElement): AgendaFilters {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilters(new URLSearchParams(entries));
}

const TAKES_EFFECT_AT_ONCE = ['checkbox', 'select-one'];

function ListFilters({ filters, options }: Pick<FilterFormProps, 'filters' | 'options'>) {
  const t = useTexts(agendaTexts);
  const durations = DURATIONS.map((id) => ({ id, title: t(`durations.${id}`) }));
  const types = EVENT_TYPE_FILTERS.map((id) => ({ id, title: EVENT_TYPE_LABELS[id] }));
  const lists = options.data;
  const group = (name: keyof FilterOptions, isFolded = false) =>
    lists && <CheckboxGroup name={name} options={lists[name]} chosen={filters[name]} isFolded={isFolded} />;
  return (
    <>
      {group('activities')}
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

/** A plain GET form that takes effect at once where JavaScript runs. */
export function FilterForm({ filters, change, options }: FilterFormProps) {
  const t = useTexts(agendaTexts);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change(filtersOf(event.currentTarget));
  };
  const changeAtOnce = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target as HTMLInputElement;
    if (!TAKES_EFFECT_AT_ONCE.includes(field.type)) return;
    change(filtersOf(event.currentTarget));
  };
  return (
    <form className={styles.form} action="/agenda" method="get" onSubmit={submit} onChange={changeAtOnce}>
      {filters.view === 'map' && <input type="hidden" name="ansicht" value="karte" />}
      <TextField name="freequery" value={filters.freequery} hint={t('fields.freequeryHint')} />
      <StartField value={filters.start} />
      <ListFilters filters={filters} options={options} />
      <AroundFields around={filters.around} />
      <TextField name="titlequery" value={filters.titlequery} />
      <button type="submit" className={styles.submit}>
        {t('filter.submit')}
      </button>
    </form>
  );
}
