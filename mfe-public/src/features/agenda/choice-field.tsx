import styles from './filter-form.module.css';

interface ChoiceFieldProps {
  readonly name: 'price' | 'places' | 'sort';
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly title: string }[];
  readonly hint?: string;
}

/** One filter with one value, which the form's onChange reads (filter-form.tsx). */
export function ChoiceField({ name, label, value, options, hint }: ChoiceFieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select className={styles.select} name={name} value={value} onChange={() => undefined}>
        {options.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      {hint && <span className={styles.hint}>{hint}</span>}
    </label>
  );
}
