import type { Collection } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import type { UseQueryResult } from '@tanstack/react-query';
import { eventsTexts } from '../../i18n/de-CH/events.ts';
import { LoadFailed } from '../load-failed.tsx';
import { Skeleton } from '../skeleton.tsx';
import { EventEntry } from './event-entry.tsx';
import styles from './events.module.css';
import type { GuideEvent } from './guide-events.queries.ts';

interface EventGroupProps {
  readonly name: 'today' | 'upcoming' | 'prepared' | 'past';
  /** Several lists are shown as one. */
  readonly queries: readonly UseQueryResult<Collection<GuideEvent>>[];
  merge?(lists: readonly (readonly GuideEvent[])[]): GuideEvent[];
}

/** A titled list of events in all its states: loading, failed, empty, loaded. */
export function EventGroup({ name, queries, merge = (lists) => lists.flat() }: EventGroupProps) {
  const t = useTexts(eventsTexts);
  const title = t(`groups.${name}`);
  const answers = queries.flatMap(({ data }) => (data ? [data] : []));
  const isComplete = answers.length === queries.length;
  const isFailed = !isComplete && queries.some(({ isError }) => isError);
  const events = merge(answers.map((answer) => answer['hydra:member']));
  const total = answers.length === 1 ? (answers[0]?.totalItems ?? 0) : events.length;
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  return (
    <section aria-label={title} className={styles.group}>
      <h2 className={styles.groupTitle}>{title}</h2>
      {isFailed && <LoadFailed onRetry={retry} />}
      {!isComplete && !isFailed && <Skeleton />}
      {isComplete && events.length === 0 && <p>{t(`empty.${name}`)}</p>}
      {isComplete && events.length > 0 && (
        <ul className={styles.events}>
          {events.map((event) => (
            <EventEntry key={event.id} event={event} needsReport={name === 'past'} />
          ))}
        </ul>
      )}
      {total > events.length && <p>{t('more', { shown: events.length, total })}</p>}
    </section>
  );
}
