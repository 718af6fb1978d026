import type { OpenWorkGroup } from '@firn/shared-contracts/api';
import type { LocalDate } from '@firn/shared-contracts/domain';
import { formatShortDateRange } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dashboardTexts } from '../../i18n/de-CH/dashboard.ts';
import { openWorkTexts } from '../../i18n/de-CH/open-work.ts';
import { openWorkQuery, workListPath } from '../../shared/open-work.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import styles from './dashboard.module.css';
import { workItemPath, workTone } from './work.logic.ts';

/** Of each kind; the others are a click away. */
const NAMED = 3;

function WorkGroup({ group, today }: { readonly group: OpenWorkGroup; readonly today: LocalDate }) {
  const t = useTexts(dashboardTexts);
  const { kind, count, items } = group;
  const title = useTexts(openWorkTexts)(`kinds.${kind}`);
  const tone = workTone(group, today);
  const dayOf = (day: string | null) => day && t(`days.${kind}`, { date: formatShortDateRange(day, day) });
  return (
    <section aria-label={title}>
      <h3 className={styles.workHead}>
        <Link to={workListPath(kind)}>
          <span className={styles.number}>{count}</span>{' '}
          {tone ? <StateMark tone={tone}>{title}</StateMark> : title}
        </Link>
      </h3>
      <ul className={styles.list}>
        {items.slice(0, NAMED).map(({ id, offer, code, label, detail, day }) => (
          <li key={id}>
            <Link to={workItemPath(kind, { id, offer })}>{label}</Link>
            <p className={styles.minor}>
              <span>{code}</span>
              {detail && <span>{detail}</span>}
              {day && <span>{dayOf(day)}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the office has to do, by kind and the most urgent first (docs/domain/office.md#open-work). */
export function OpenWork({ today }: { readonly today: LocalDate }) {
  const t = useTexts(dashboardTexts);
  const { api } = useShell();
  const { data, error, isPending, refetch } = useQuery(openWorkQuery(api));
  const groups = data?.groups.filter(({ count }) => count > 0);
  return (
    <section className={styles.work} aria-label={t('work.title')}>
      <h2>{t('work.title')}</h2>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <PageSkeleton />}
      {groups?.length === 0 && <p>{t('work.nothing')}</p>}
      {groups && groups.length > 0 && (
        <div className={styles.groups}>
          {groups.map((group) => (
            <WorkGroup key={group.kind} group={group} today={today} />
          ))}
        </div>
      )}
    </section>
  );
}
