import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Popover } from '../../mantine/popover.ts';
import { FIELD_TEXTS } from '../field-texts.ts';
import styles from './calendar.module.css';

interface CalendarButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  /** The calendar, which may close itself once something is chosen. */
  readonly children: (close: () => void) => ReactNode;
}

/** Opens the calendar of a field; Escape and a click beside it close it. */
export function CalendarButton({ label, disabled, children }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = (opens: boolean) => {
    setOpen(opens);
    if (!opens) button.current?.focus();
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
          {children(() => toggle(false))}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
