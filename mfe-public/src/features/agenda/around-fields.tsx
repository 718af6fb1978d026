import { KNOWN_PLACES } from '@firn/shared-ui/map-places';
import { useTexts } from '@firn/shared-ui/remote';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import styles from './filter-form.module.css';
import { type Around, RADII } from './filters.logic.ts';

/** The search around a place: a village, or the part of the map the visitor looked at. */
export function AroundFields({ around }: { readonly around: Around | null }) {
  const t = useTexts(agendaTexts);
  const isSection = around !== null && !KNOWN_PLACES.some(({ title }) => title === around.location);
  const radii = around && !RADII.some((km) => km === around.rng) ? [...RADII, around.rng] : RADII;
  return (
    <div className={styles.around}>
      <label className={styles.field}>
        <span className={styles.label}>{t('fields.location')}</span>
        {/* The form's onChange reads the whole form; see filter-form.tsx. */}
        <select
          className={styles.select}
          name="location"
          value={around?.location ?? ''}
          onChange={() => undefined}
        >
          <option value="">{t('filter.any')}</option>
          {isSection && <option value={around.location}>{around.location}</option>}
          {KNOWN_PLACES.map(({ title }) => (
            <option key={title} value={title}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span className={styles.label}>{t('fields.rng')}</span>
        <select
          className={styles.select}
          name="rng"
          value={String(around?.rng ?? 25)}
          onChange={() => undefined}
        >
          {radii.map((km) => (
            <option key={km} value={km}>
              {t('fields.kilometres', { km })}
            </option>
          ))}
        </select>
      </label>
      {isSection && (
        <>
          <input type="hidden" name="lat" value={around.lat} />
          <input type="hidden" name="lng" value={around.lng} />
        </>
      )}
    </div>
  );
}
