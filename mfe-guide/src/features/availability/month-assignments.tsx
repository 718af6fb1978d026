import type { GuideAssignmentResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { formatDateRange, formatMonth } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { availabilityTexts } from '../../i18n/de-CH/availability.ts';
import styles from './availability.module.css';
import { firstOf, lastOf, type Month } from './month.logic.ts';

interface MonthAssignmentsProps {
  readonly month: Month;
  readonly assignments: readonly GuideAssignmentResponse[];
}

/** Where the guide is needed in a month. */
export function MonthAssignments({ month, assignments }: MonthAssignmentsProps) {
  const t = useTexts(availabilityTexts);
  const shown = assignments
    .filter(({ event }) => event.state !== 'cancelled')
    .filter(({ event }) => zurichDate(new Date(event.start)) <= lastOf(month))
    .filter(({ event }) => zurichDate(new Date(event.end)) >= firstOf(month))
    .toSorted((a, b) => Date.parse(a.event.start) - Date.parse(b.event.start));
  return (
    <section className={styles.section} aria-labelledby="assignments">
      <h2 id="assignments" className={styles.heading}>
        {t('assignments.title', { month: formatMonth(firstOf(month)) })}
      </h2>
      {shown.length === 0 && <p className={styles.text}>{t('assignments.empty')}</p>}
      <ul className={styles.assignments}>
        {shown.map(({ id, state, event }) => (
          <li key={id}>
            <span className={styles.mark} data-accepted={state === 'accepted' || undefined} />
            <span>
              {formatDateRange(event.start, event.end)}
              <br />
              {state === 'accepted' ? (
                <Link to={`/profil/tour/${event.id}`}>{event.title}</Link>
              ) : (
                <Link to="/guide/events">{event.title}</Link>
              )}
            </span>
            <span className={styles.assignmentState}>
              {state === 'accepted' ? t('assignments.accepted') : t('assignments.asked')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
