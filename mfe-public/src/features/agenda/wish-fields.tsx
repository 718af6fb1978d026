import { formatChf } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import { ChoiceField } from './choice-field.tsx';
import styles from './filter-form.module.css';
import { type AgendaFilters, PLACES, PRICES, SORTS } from './filters.logic.ts';

interface WishFieldsProps {
  readonly filters: AgendaFilters;
}

/** The known values, and the one in the address where it is another. */
const withOwn = (known: readonly number[], own: number | null) =>
  own === null || known.includes(own) ? known : [...known, own].toSorted((a, b) => a - b);

/** The order of the dates; a distance is one from the chosen place. */
export function SortField({ filters: { sort, around } }: WishFieldsProps) {
  const t = useTexts(agendaTexts);
  const options = SORTS.filter((id) => id !== 'distance' || around).map((id) => ({
    id,
    title: t(`sorts.${id}`),
  }));
  return (
    <ChoiceField
      name="sort"
      label={t('fields.sort')}
      value={sort}
      options={options}
      {...(!around && { hint: t('fields.sortHint') })}
    />
  );
}

/** The fields for price and free seats, and the switch for dates that nobody can book. */
export function WishFields({ filters: { price, places, all } }: WishFieldsProps) {
  const t = useTexts(agendaTexts);
  const any = { id: '', title: t('filter.any') };
  const prices = withOwn(PRICES, price).map((francs) => ({
    id: String(francs),
    title: t('fields.upTo', { price: formatChf(francs * 100) }),
  }));
  const seats = withOwn(PLACES, places).map((count) => ({ id: String(count), title: String(count) }));
  return (
    <>
      <ChoiceField
        name="price"
        label={t('fields.price')}
        value={price === null ? '' : String(price)}
        options={[any, ...prices]}
      />
      <ChoiceField
        name="places"
        label={t('fields.places')}
        value={places === null ? '' : String(places)}
        options={[any, ...seats]}
      />
      <label className={styles.option}>
        <input type="checkbox" name="all" value="1" checked={all} onChange={() => undefined} />
        <span>{t('fields.all')}</span>
      </label>
    </>
  );
}
