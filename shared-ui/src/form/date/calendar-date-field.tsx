import type { LocalDate } from '@firn/shared-contracts/domain';
import { readLocalDate } from '../../format/index.ts';
import type { FieldProps } from '../field-props.ts';
import { dateText } from '../typed/date-text.ts';
import { TypedField } from '../typed/typed-field.tsx';
import { useFormField } from '../use-form-field.ts';
import { CalendarButton } from './calendar-button.tsx';
import { Calendar } from './lazy-calendar.ts';

interface CalendarDateFieldProps extends FieldProps {
  /** What the calendar offers; what is typed is judged by the form. */
  readonly min?: LocalDate;
  readonly max?: LocalDate;
}

const FORMAT = dateText();

/** `DateField` with a calendar beside it; a component of its own, so that guests' forms do not carry it. */
export function CalendarDateField({ min, max, ...props }: CalendarDateFieldProps) {
  const { name, label, disabled = false } = props;
  const { input } = useFormField<string | null>(name);
  const chosen = input.value ? readLocalDate(input.value) : null;
  return (
    <TypedField
      {...props}
      format={FORMAT}
      rightSectionPointerEvents="all"
      rightSection={
        <CalendarButton label={label} disabled={disabled}>
          {(close) => (
            <Calendar
              days={chosen ? [chosen] : []}
              min={min}
              max={max}
              onChoose={(date) => {
                input.onChange(date);
                close();
              }}
            />
          )}
        </CalendarButton>
      }
    />
  );
}
