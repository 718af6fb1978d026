import { useMemo } from 'react';
import type { FieldProps } from '../field-props.ts';
import styles from '../form.module.css';
import { numberText } from './number-text.ts';
import { TypedField } from './typed-field.tsx';

interface NumberFieldProps extends FieldProps {
  /** 1 (the default) for whole numbers, 0.5 for halves. */
  readonly step?: number;
  /** Shown at the end of the field, `m` or `h`. */
  readonly unit?: string;
  /** False for codes such as account numbers: `3400` instead of `3'400`. */
  readonly isGrouped?: boolean;
}

/** A number, `number | null` in the values. */
export function NumberField({ step = 1, unit = '', isGrouped = true, ...props }: NumberFieldProps) {
  const format = useMemo(() => numberText({ step, unit, isGrouped }), [step, unit, isGrouped]);
  return (
    <TypedField
      {...props}
      format={format}
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      {...(unit && {
        unitText: unit,
        rightSection: <span className={styles.unit}>{unit}</span>,
        rightSectionWidth: `${unit.length + 2}ch`,
      })}
    />
  );
}
