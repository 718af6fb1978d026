import styles from './facts.module.css';

interface FactsProps {
  /** Label and value; what is empty is left out. */
  readonly facts: readonly (readonly [label: string, value: string])[];
}

export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
