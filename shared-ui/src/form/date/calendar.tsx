import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/dates/styles.css';
import 'dayjs/locale/de-ch.js';
import type { LocalDate } from '@firn/shared-contracts/domain';
import { DatePicker } from '@mantine/dates';
import { useEffect, useRef } from 'react';
import { CALENDAR_TEXTS } from '../field-texts.ts';

interface CalendarProps {
  readonly days: readonly LocalDate[];
  readonly min: LocalDate | undefined;
  readonly max: LocalDate | undefined;
  /** Whether several days may be chosen; one that is chosen again is given up by its owner. */
  readonly isMany?: boolean;
  readonly onChoose: (date: LocalDate) => void;
}

/** A month to choose days from, in German, beginning on Monday. The focus moves to the first day that is chosen. */
export function Calendar({ days, min, max, isMany = false, onChoose }: CalendarProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.querySelector<HTMLElement>('table button[tabindex="0"]')?.focus();
  }, []);
  const [first] = days;
  const frame = {
    locale: 'de-ch',
    ariaLabels: CALENDAR_TEXTS,
    ...(first && { defaultDate: first }),
    ...(min && { minDate: min }),
    ...(max && { maxDate: max }),
  };
  const chooseChanged = (next: readonly LocalDate[]) => {
    const changed = next.find((day) => !days.includes(day)) ?? days.find((day) => !next.includes(day));
    if (changed) onChoose(changed);
  };
  return (
    <div ref={container}>
      {isMany ? (
        <DatePicker {...frame} type="multiple" value={[...days]} onChange={chooseChanged} />
      ) : (
        <DatePicker {...frame} value={first ?? null} onChange={(date) => date && onChoose(date)} />
      )}
    </div>
  );
}
