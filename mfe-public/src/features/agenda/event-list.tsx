import type { EventCardData } from '../../shared/event-card/event-card.fields.ts';
import { EventCard } from '../../shared/event-card/event-card.tsx';
import styles from './event-list.module.css';
import { groupByMonth } from './months.logic.ts';

/** Cards seen without scrolling on most screens; their pictures load at once. */
const ABOVE_THE_FOLD = 2;

interface EventListProps {
  readonly events: readonly EventCardData[];
  /** Otherwise the dates stand in an order of their own. */
  readonly isByMonth: boolean;
}

function Cards({ events, early }: Pick<EventListProps, 'events'> & { readonly early: ReadonlySet<string> }) {
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} shape="row" headingLevel={3} first={early.has(event.id)} />
        </li>
      ))}
    </ul>
  );
}

/** Dates under their months, or in another order. */
export function EventList({ events, isByMonth }: EventListProps) {
  const early = new Set(events.slice(0, ABOVE_THE_FOLD).map(({ id }) => id));
  if (!isByMonth) return <Cards events={events} early={early} />;
  return groupByMonth(events).map((month) => (
    <section key={month.title} className={styles.month} aria-label={month.title}>
      <h2 className={styles.title}>{month.title}</h2>
      <Cards events={month.events} early={early} />
    </section>
  ));
}
