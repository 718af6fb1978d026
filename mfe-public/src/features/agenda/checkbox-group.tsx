import { useTexts } from '@firn/shared-ui/remote';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import type { FilterOption } from './agenda.queries.ts';
import styles from './filter-form.module.css';
import type { ListFilter } from './filters.logic.ts';

interface CheckboxGroupProps {
  readonly name: ListFilter;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  /** Long or rarely used lists start closed, unless something in them is chosen. */
  readonly isFolded?: boolean;
  /** Short words stand beside each other. */
  readonly shape?: 'column' | 'row';
}

function Boxes({ name, options, chosen }: CheckboxGroupProps) {
  return options.map(({ id, title }) => (
    <label key={id} className={styles.option}>
      {/* The form's onChange reads the whole form; see filter-form.tsx. */}
      <input
        type="checkbox"
        name={name}
        value={id}
        checked={chosen.includes(id)}
        onChange={() => undefined}
      />
      <span>{title}</span>
    </label>
  ));
}

/** One filter with several values. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const t = useTexts(agendaTexts);
  const { name, options, chosen, isFolded = false, shape = 'column' } = props;
  if (options.length === 0) return null;
  if (!isFolded) {
    return (
      <fieldset className={styles.group}>
        <legend className={styles.label}>{t(`fields.${name}`)}</legend>
        <div className={shape === 'row' ? styles.row : undefined}>
          <Boxes {...props} />
        </div>
      </fieldset>
    );
  }
  return (
    <details className={styles.group} open={chosen.length > 0}>
      <summary className={styles.label}>{t(`fields.${name}`)}</summary>
      <fieldset className={styles.plain} aria-label={t(`fields.${name}`)}>
        <Boxes {...props} />
      </fieldset>
    </details>
  );
}
