import type { LocalDate } from '@firn/shared-contracts/domain';
import type { FieldProps } from '../field-props.ts';
import { dateText } from '../typed/date-text.ts';
import { TypedField } from '../typed/typed-field.tsx';
import { CalendarButton } from './calendar-button.tsx';

interface CalendarDateFieldProps extends FieldProps {
  /** What the calendar offers; what is typed is judged by the form. */
  readonly min?: LocalDate;
  readonly max?: LocalDate;
}

const FORMAT = dateText();

/** `DateField` with a calendar beside it; a component of its own, so that guests' forms do not carry it. */
export function CalendarDateField({ min, max, ...props }: CalendarDateFieldProps) {
  const { name, label, disabled = false } = props;
  return (
    <TypedField
      {...props}
      format={FORMAT}
      rightSectionPointerEvents="all"
      rightSection={<CalendarButton name={name} label={label} disabled={disabled} min={min} max={max} />}
    />
  );
}
