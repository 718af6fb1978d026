import { Combobox } from '../../mantine/combobox.ts';
import { FIELD_TEXTS } from '../field-texts.ts';
import styles from './entity.module.css';
import { type EntityOption, MOST_FOUND } from './entity-option.ts';
import type { EntitySearch } from './use-entity-search.ts';

/** Values that no entity has: commands among the options. */
export const RETRY = '\u0000retry';
export const CREATE = '\u0000create';

interface EntityOptionsProps {
  readonly label: string;
  readonly search: EntitySearch;
  /** Without those that are chosen already. */
  readonly options: readonly EntityOption[];
  /** The text that may become something new, or null. */
  readonly newText: string | null;
  readonly problem: string | null;
}

function statusOf({ search, options, newText, problem }: Omit<EntityOptionsProps, 'label'>): string {
  if (problem) return problem;
  if (search.state === 'searching') return FIELD_TEXTS.searching;
  if (search.state === 'failed') return FIELD_TEXTS.searchFailed;
  if (search.options.length >= MOST_FOUND) return FIELD_TEXTS.more;
  return options.length === 0 && newText === null ? FIELD_TEXTS.nothing : '';
}

/** The list below an entity field, with what it is doing in words. */
export function EntityOptions({ label, ...props }: EntityOptionsProps) {
  const { search, options, newText } = props;
  const status = statusOf(props);
  return (
    <Combobox.Dropdown className={styles.dropdown}>
      <Combobox.Options className={styles.options} aria-label={label}>
        {options.map(({ value, label: title, hint }) => (
          <Combobox.Option key={value} value={value} className={styles.option}>
            {title} {hint && <span className={styles.hint}>{hint}</span>}
          </Combobox.Option>
        ))}
        {newText !== null && <Combobox.Option value={CREATE}>{FIELD_TEXTS.create(newText)}</Combobox.Option>}
        {search.state === 'failed' && <Combobox.Option value={RETRY}>{FIELD_TEXTS.retry}</Combobox.Option>}
      </Combobox.Options>
      <p className={styles.status} role="status">
        {status}
      </p>
    </Combobox.Dropdown>
  );
}
