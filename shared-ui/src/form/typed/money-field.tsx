import type { FieldProps } from '../field-props.ts';
import styles from '../form.module.css';
import { moneyText } from './money-text.ts';
import { TypedField } from './typed-field.tsx';

/** An amount: francs on the screen, whole Rappen or null in the values. */
export function MoneyField(props: FieldProps) {
  return (
    <TypedField
      {...props}
      format={moneyText}
      inputMode="decimal"
      unitText="in CHF"
      leftSectionWidth={52}
      leftSection={<span className={styles.unit}>CHF</span>}
    />
  );
}
