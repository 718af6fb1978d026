import type { LocalDate } from '@firn/shared-contracts/domain';
import { useMemo } from 'react';
import type { FieldProps } from '../field-props.ts';
import { FIELD_TEXTS } from '../field-texts.ts';
import { dateText } from '../typed/date-text.ts';
import { TypedField } from '../typed/typed-field.tsx';

interface DateFieldProps extends FieldProps {
  readonly autoComplete?: 'bday' | 'off';
  /** The latest day that makes sense; it decides on the century of `14.2.85`. */
  readonly latest?: LocalDate;
}

/** A day, typed as `14.2.26` and shown as `14.02.2026`; `YYYY-MM-DD` or null in the values. */
export function DateField({ latest, ...props }: DateFieldProps) {
  const format = useMemo(() => dateText(latest), [latest]);
  return <TypedField description={FIELD_TEXTS.dateHint} {...props} format={format} />;
}
