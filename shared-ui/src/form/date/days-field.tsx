import type { LocalDate } from '@firn/shared-contracts/domain';
import type { FieldProps } from '../field-props.ts';
import { daysText } from '../typed/days-text.ts';
import { TypedField } from '../typed/typed-field.tsx';
import { useFormField } from '../use-form-field.ts';
import { CalendarButton } from './calendar-button.tsx';
import { Calendar } from './lazy-calendar.ts';

/** Several days, typed as `4.7., 11.7.26` or chosen in the calendar; sorted days or null in the values. */
export function DaysField(props: FieldProps) {
  const { name, label, disabled = false } = props;
  const { input } = useFormField<readonly LocalDate[] | string | null>(name);
  const days = typeof input.value === 'string' ? [] : (input.value ?? []);
  const toggle = (day: LocalDate) => {
    const others = days.filter((other) => other !== day);
    const next = others.length < days.length ? others : [...days, day].toSorted();
    input.onChange(next.length > 0 ? next : null);
  };
  return (
    <TypedField
      {...props}
      format={daysText}
      rightSectionPointerEvents="all"
      rightSection={
        <CalendarButton label={label} disabled={disabled}>
          {() => <Calendar days={days} min={undefined} max={undefined} isMany onChoose={toggle} />}
        </CalendarButton>
      }
    />
  );
}
