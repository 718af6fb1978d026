import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/dates/styles.css';
import 'dayjs/locale/de-ch.js';
import type { LocalDate } from '@firn/shared-contracts/domain';
import { DatePicker } from '@mantine/dates';
import { useEffect, useRef } from 'react';
import { readLocalDate } from '../../format/index.ts';
import { CALENDAR_TEXTS } from '../field-texts.ts';

interface CalendarProps {
  /** `YYYY-MM-DD`, what was typed, or null. */
  readonly value: string | null;
  readonly min: LocalDate | undefined;
  readonly max: LocalDate | undefined;
  readonly onChoose: (date: LocalDate) => void;
}

/** A month to choose a day from, in German, beginning on Monday. The focus moves to the day that is chosen. */
export function Calendar({ value, min, max, onChoose }: CalendarProps) {
  const container = useRef<HTMLDivElement>(null);
  const chosen = value === null ? null : readLocalDate(value);
  useEffect(() => {
    container.current?.querySelector<HTMLElement>('table button[tabindex="0"]')?.focus();
  }, []);
  return (
    <div ref={container}>
      <DatePicker
        locale="de-ch"
        ariaLabels={CALENDAR_TEXTS}
        value={chosen}
        {...(chosen && { defaultDate: chosen })}
        {...(min && { minDate: min })}
        {...(max && { maxDate: max })}
        onChange={(date) => date && onChoose(date)}
      />
    </div>
  );
}
