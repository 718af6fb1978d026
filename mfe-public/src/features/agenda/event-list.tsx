import type { EventCardData } from '../../shared/event-card/event-card.fields.ts';
import { EventCard } from '../../shared/event-card/event-card.tsx';
import styles from './event-list.module.css';
import { groupByMonth } from './months.logic.ts';

/** Cards seen without scrolling on most screens; their pictures load at once. */
const ABOVE_THE_FOLD = 2;

/** Dates under their months. */
export function EventList({ events }: { readonly events: readonly EventCardData[] }) {
  const early = new Set(events.slice(0, ABOVE_THE_FOLD).map(({ id }) => id));
  return groupByMonth(events).map((month) => (
    <section key={month.title} className={styles.month} aria-label={month.title}>
      <h2 className={styles.title}>{month.title}</h2>
      <ul className={styles.list}>
        {month.events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} shape="row" headingLevel={3} first={early.has(event.id)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
