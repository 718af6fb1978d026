import { type KeyboardEvent, useState } from 'react';
import { missingDay } from '../form/typed/missing-day.ts';
import { formatNumericDate } from '../format/dates.ts';
import { readLocalDate } from '../format/read-date.ts';
import { TextInput } from '../mantine/text-input.ts';
import { PopoverButton } from '../popover/popover-button.tsx';
import { spanOf, spanText, wordsOf } from './filter-value.logic.ts';
import type { DatesFilter } from './list-filter.types.ts';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './resource-list.module.css';

interface DayInputProps {
  readonly label: string;
  readonly day: string | null;
  readonly onChange: (day: string | null) => void;
}

/** A day to be typed; counts when the field is left, or with Enter. */
function DayInput({ label, day, onChange }: DayInputProps) {
  const [complaint, setComplaint] = useState<string | null>(null);
  const apply = (text: string) => {
    const next = readLocalDate(text);
    const isNothing = text.trim() === '';
    setComplaint(next === null && !isNothing ? (missingDay(text) ?? LIST_TEXTS.noDay) : null);
    if (next !== day && (next !== null || isNothing)) onChange(next);
  };
  return (
    <TextInput
      key={day}
      label={label}
      placeholder={LIST_TEXTS.day}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={day ? formatNumericDate(day) : ''}
      error={complaint}
      onBlur={(event) => apply(event.currentTarget.value)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) =>
        event.key === 'Enter' && apply(event.currentTarget.value)
      }
    />
  );
}

interface DatesFilterInputProps {
  readonly filter: DatesFilter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** From one day to another, either may be left open. */
export function DatesFilterInput({ filter, value, onChange }: DatesFilterInputProps) {
  const span = spanOf(value);
  const label = value ? `${filter.label}: ${wordsOf(filter, value)}` : LIST_TEXTS.all(filter.label);
  return (
    <PopoverButton label={label}>
      <div className={styles.options}>
        <DayInput
          label={LIST_TEXTS.from}
          day={span.from}
          onChange={(from) => onChange(spanText({ ...span, from }))}
        />
        <DayInput
          label={LIST_TEXTS.until}
          day={span.to}
          onChange={(to) => onChange(spanText({ ...span, to }))}
        />
      </div>
    </PopoverButton>
  );
}
