import { type LocalDate, zurichDate, zurichInstant, zurichTime } from '@firn/shared-contracts/domain';
import { TextInput } from '../../mantine/text-input.ts';
import type { FieldProps } from '../field-props.ts';
import { FIELD_TEXTS } from '../field-texts.ts';
import { dateTimeText } from '../typed/date-time-text.ts';
import { TypedField } from '../typed/typed-field.tsx';
import { useFormField } from '../use-form-field.ts';
import { CalendarButton } from './calendar-button.tsx';
import { Calendar } from './lazy-calendar.ts';
import { useFollowers } from './use-followers.ts';

/** A day that is chosen before its time gets this one. */
const MORNING = '08:00';

interface CalendarDateTimeFieldProps extends FieldProps {
  /** Other moments that move on with this one. */
  readonly followers?: readonly string[];
}

const NOBODY: readonly string[] = [];

/** `DateTimeField` with a calendar and a clock beside it; a component of its own, so that guests' forms do not carry it. */
export function CalendarDateTimeField({ followers = NOBODY, ...props }: CalendarDateTimeFieldProps) {
  const { name, label, disabled = false } = props;
  const { input } = useFormField<string | null>(name);
  const iso = input.value ? (dateTimeText.parse(input.value) ?? null) : null;
  const instant = iso === null ? null : new Date(iso);
  const [day, time] = instant ? [zurichDate(instant), zurichTime(instant)] : [null, MORNING];
  const follow = useFollowers(iso, followers);
  const set = (date: LocalDate, clock: string) => {
    const next = zurichInstant(date, clock).toISOString();
    follow(next);
    input.onChange(next);
  };
  return (
    <TypedField
      {...props}
      format={dateTimeText}
      onValue={follow}
      rightSectionPointerEvents="all"
      rightSection={
        <CalendarButton label={label} disabled={disabled}>
          {() => (
            <>
              <Calendar
                days={day ? [day] : []}
                min={undefined}
                max={undefined}
                onChoose={(date) => set(date, time)}
              />
              <TextInput
                type="time"
                label={FIELD_TEXTS.time}
                disabled={day === null}
                value={time}
                onChange={({ currentTarget }) => day && currentTarget.value && set(day, currentTarget.value)}
              />
            </>
          )}
        </CalendarButton>
      }
    />
  );
}
