import type { LocalDate } from '@firn/shared-contracts/domain';
import { lazy, Suspense, useRef, useState } from 'react';
import { Popover } from '../../mantine/popover.ts';
import { FIELD_TEXTS } from '../field-texts.ts';
import { useFormField } from '../use-form-field.ts';
import styles from './calendar.module.css';

const Calendar = lazy(async () => {
  const { Calendar } = await import(/* webpackChunkName: "calendar" */ './calendar.tsx');
  return { default: Calendar };
});

interface CalendarButtonProps {
  readonly name: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly min: LocalDate | undefined;
  readonly max: LocalDate | undefined;
}

/** Opens the calendar of a date field; choosing, Escape and a click beside it close it. */
export function CalendarButton({ name, label, disabled, min, max }: CalendarButtonProps) {
  const { input } = useFormField<string | null>(name);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = (opens: boolean) => {
    setOpen(opens);
    if (!opens) button.current?.focus();
  };
  const choose = (date: LocalDate) => {
    input.onChange(date);
    toggle(false);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={toggle}
      closeOnEscape={false}
      position="bottom-end"
      hideDetached={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <button
          ref={button}
          type="button"
          className={styles.button}
          disabled={disabled}
          aria-label={FIELD_TEXTS.calendar(label)}
          onClick={() => toggle(!isOpen)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 5h14v12H3zM3 9h14M7 3v4M13 3v4" />
          </svg>
        </button>
      </Popover.Target>
      {/* Mantine's own Escape gives the focus back to the day, which is gone. */}
      <Popover.Dropdown onKeyDown={(event) => event.key === 'Escape' && toggle(false)}>
        <Suspense fallback={<p className={styles.loading}>{FIELD_TEXTS.loading}</p>}>
          <Calendar value={input.value || null} min={min} max={max} onChoose={choose} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
