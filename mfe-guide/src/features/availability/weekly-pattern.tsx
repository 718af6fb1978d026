import { useTexts } from '@firn/shared-ui/remote';
import { availabilityTexts } from '../../i18n/de-CH/availability.ts';
import { tapped, type Weekly } from './availability.logic.ts';
import styles from './availability.module.css';
import { keyOf, SIGNS, wordOf } from './said.ts';

interface WeeklyPatternProps {
  readonly weekly: Weekly;
  readonly isBusy: boolean;
  readonly onSay: (weekly: Weekly) => void;
}

/** What holds for a weekday unless the day says otherwise. */
export function WeeklyPattern({ weekly, isBusy, onSay }: WeeklyPatternProps) {
  const t = useTexts(availabilityTexts);
  return (
    <section className={styles.section} aria-labelledby="weekly">
      <h2 id="weekly" className={styles.heading}>
        {t('weekly.title')}
      </h2>
      <p className={styles.text}>{t('weekly.text')}</p>
      <div className={styles.weekly}>
        {([0, 1, 2, 3, 4, 5, 6] as const).map((day) => {
          const said = weekly[day] ?? null;
          const weekday = t(`weekly.days.${day}`);
          const short = t(`weekly.short.${day}`);
          const label = t('weekly.day', { short, weekday, said: wordOf(said, t('none')) });
          return (
            <button
              key={day}
              type="button"
              className={styles.day}
              data-said={keyOf(said)}
              data-own={said ? true : undefined}
              aria-label={label}
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (!isBusy) onSay(weekly.map((one, index) => (index === day ? tapped(one) : one)));
              }}
            >
              <span className={styles.number}>{short}</span>
              <span className={styles.sign}>{SIGNS[keyOf(said)]}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
