import { addDays, type LocalDate } from '@firn/shared-contracts/domain';
import { formatMonth } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { memo } from 'react';
import { planningBoardTexts } from '../../i18n/de-CH/planning-board.ts';
import { weekNumber } from './columns.logic.ts';
import { CORNER, ROW, weekAt } from './grid-roles.ts';
import styles from './planning-board.module.css';

interface DayHeadProps {
  readonly from: LocalDate;
  /** Days. */
  readonly length: number;
  readonly today: LocalDate;
}

const DAYS_OF_WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The weeks with their months, and the days below; they stay in sight. */
export const DayHead = memo(function DayHead({ from, length, today }: DayHeadProps) {
  const t = useTexts(planningBoardTexts);
  const mondays = Array.from({ length: Math.ceil(length / 7) }, (_, week) => addDays(from, week * 7));
  return (
    <div {...ROW} className={styles.head}>
      <div {...CORNER} className={styles.corner}>
        {t('guide')}
      </div>
      {mondays.map((monday, week) => (
        <div key={monday} {...weekAt(week * 7)}>
          <span className={styles.week}>
            {`${t('week', { number: String(weekNumber(monday)) })} · ${formatMonth(`${monday}T12:00:00Z`)}`}
          </span>
          <span aria-hidden="true" className={styles.days}>
            {DAYS_OF_WEEK.map((day) => {
              const date = addDays(monday, day);
              return (
                <span key={date} data-today={date === today || undefined}>
                  {Number(date.slice(8))}
                </span>
              );
            })}
          </span>
        </div>
      ))}
    </div>
  );
});
