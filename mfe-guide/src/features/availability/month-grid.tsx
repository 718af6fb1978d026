import type { GuideAssignmentResponse } from '@firn/shared-contracts/api';
import type { LocalDate } from '@firn/shared-contracts/domain';
import { formatLocalDate, formatMonth } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { useRef } from 'react';
import { availabilityTexts } from '../../i18n/de-CH/availability.ts';
import type { AssignmentsByDay } from './assignments.queries.ts';
import type { DayState } from './availability.logic.ts';
import styles from './availability.module.css';
import { dayAfterKey, firstOf, type Month, monthOf, weeksOf } from './month.logic.ts';
import { keyOf, SIGNS, wordOf } from './said.ts';

interface DayProps {
  readonly date: LocalDate;
  readonly state: DayState;
  readonly assignments: readonly GuideAssignmentResponse[];
  readonly isPast: boolean;
  readonly isToday: boolean;
  readonly isFocusable: boolean;
}

function Day({ date, state: { said, isOwn }, assignments, isPast, isToday, isFocusable }: DayProps) {
  const t = useTexts(availabilityTexts);
  const key = keyOf(said);
  const isAccepted = assignments.some(({ state }) => state === 'accepted');
  const words = [
    formatLocalDate(date),
    wordOf(said, t('none')) + (said && !isOwn ? ` (${t('day.weekly')})` : ''),
    ...assignments.map(({ state, event: { title } }) =>
      state === 'accepted' ? t('day.assignment_accepted', { title }) : t('day.assignment_asked', { title }),
    ),
    ...(isPast ? [t('day.isPast')] : []),
  ];
  return (
    <button
      type="button"
      className={styles.day}
      data-date={date}
      data-said={key}
      data-own={isOwn || undefined}
      aria-label={words.join(', ')}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isPast || undefined}
      tabIndex={isFocusable ? 0 : -1}
    >
      <span className={styles.number}>{date.slice(8)}</span>
      <span className={styles.sign}>{SIGNS[key]}</span>
      {assignments.length > 0 && <span className={styles.mark} data-accepted={isAccepted || undefined} />}
    </button>
  );
}

interface MonthGridProps {
  readonly month: Month;
  readonly today: LocalDate;
  /** The day that has the keyboard. */
  readonly focused: LocalDate;
  readonly stateOf: (date: LocalDate) => DayState;
  readonly assignments: AssignmentsByDay;
  readonly isBusy: boolean;
  /** Drawing over days says the same of each; otherwise a tap speaks of one. */
  readonly isPainting: boolean;
  readonly onSay: (date: LocalDate) => void;
  readonly onFocus: (date: LocalDate) => void;
}

const dateAt = (target: EventTarget | null): LocalDate | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-date]')?.dataset.date ?? null) : null;

/** Drawing with finger or mouse: each day once for each stroke. The keyboard and a plain tap come as a click. */
function useStroke(isPainting: boolean, onSay: (date: LocalDate) => void) {
  const stroke = useRef<Set<LocalDate> | null>(null);
  const paint = (date: LocalDate | null) => {
    if (!date || !stroke.current || stroke.current.has(date)) return;
    stroke.current.add(date);
    onSay(date);
  };
  const end = () => {
    stroke.current = null;
  };
  return {
    onPointerDown: ({ target, button }: React.PointerEvent) => {
      if (!isPainting || button !== 0) return;
      stroke.current = new Set();
      paint(dateAt(target));
    },
    onPointerMove: ({ clientX, clientY }: React.PointerEvent) => {
      if (stroke.current) paint(dateAt(document.elementFromPoint(clientX, clientY)));
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClick: ({ target, detail }: React.MouseEvent) => {
      const date = dateAt(target);
      // What a pointer painted is said already; a click of the keyboard has no detail.
      if (date && (!isPainting || detail === 0)) onSay(date);
    },
  };
}

/** A month as a grid that arrow keys move through. */
export function MonthGrid(props: MonthGridProps) {
  const { month, today, focused, stateOf, assignments, isBusy, isPainting, onSay, onFocus } = props;
  const t = useTexts(availabilityTexts);
  const sayIfOpen = (date: LocalDate) => {
    if (!isBusy && date >= today) onSay(date);
  };
  const stroke = useStroke(isPainting, sayIfOpen);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const date = dateAt(event.target);
    const next = date && dayAfterKey(event.key, date);
    if (!next) return;
    event.preventDefault();
    onFocus(next);
  };
  const focusable = monthOf(focused) === month ? focused : firstOf(month);
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move through its days
      role="grid"
      className={styles.grid}
      aria-label={t('month.grid', { month: formatMonth(firstOf(month)) })}
      aria-busy={isBusy}
      data-painting={isPainting || undefined}
      onKeyDown={onKeyDown}
      {...stroke}
    >
      <thead>
        <tr>
          {([0, 1, 2, 3, 4, 5, 6] as const).map((day) => (
            <th key={day} scope="col" abbr={t(`weekly.days.${day}`)}>
              {t(`weekly.short.${day}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) => (
              <td key={date ?? index}>
                {date && (
                  <Day
                    date={date}
                    state={stateOf(date)}
                    assignments={assignments.get(date) ?? []}
                    isPast={date < today}
                    isToday={date === today}
                    isFocusable={date === focusable}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
