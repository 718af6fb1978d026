import { type LocalDate, zurichDate } from '@firn/shared-contracts/domain';
import { formatTime } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { subjectPath } from './task-actions.logic.ts';
import styles from './tasks.module.css';
import { closedQuery, nameOf } from './tasks.queries.ts';

/** The tasks that were settled today, by whomever, the latest first; read once somebody wants to see them. */
export function DoneToday({ today }: { readonly today: LocalDate }) {
  const t = useTexts(tasksTexts);
  const { api } = useShell();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({ ...closedQuery(api), enabled: isOpen });
  const done = data?.['hydra:member'].filter(
    ({ closedAt }) => closedAt !== null && zurichDate(new Date(closedAt)) === today,
  );
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('doneToday.title')}</summary>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isOpen && !data && !error && <p role="status">{t('doneToday.loading')}</p>}
      {done?.length === 0 && <p>{t('doneToday.none')}</p>}
      <ul className={styles.list}>
        {done?.map((task) => {
          const path = subjectPath(task);
          return (
            <li key={task.id} className={styles.task}>
              <p className={styles.name}>{path ? <Link to={path}>{nameOf(task)}</Link> : nameOf(task)}</p>
              <p className={styles.minor}>
                {t('doneToday.by', {
                  time: formatTime(task.closedAt ?? ''),
                  who: task.closedBy ?? t('doneToday.itself'),
                })}
              </p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
