import { useTexts } from '@firn/shared-ui/remote';
import { datesTexts } from '../../i18n/de-CH/dates.ts';
import type { EventCardData } from '../../shared/event-card/event-card.fields.ts';
import { EventCard } from '../../shared/event-card/event-card.tsx';
import '@firn/shared-ui/tokens.css';
import styles from './dates.module.css';

interface DatesProps {
  readonly events: readonly EventCardData[];
  readonly origin: string;
  /** Address of the agenda with the same filters. */
  readonly agenda: string;
}

/** The next dates as the agenda shows them, and the way to all of them. */
export function Dates({ events, origin, agenda }: DatesProps) {
  const t = useTexts(datesTexts);
  return (
    <section className={styles.dates} lang="de-CH" aria-label={t('title')}>
      {events.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.list}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} shape="row" headingLevel={3} origin={origin} />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <a href={agenda}>{t('all')}</a>
      </p>
    </section>
  );
}
