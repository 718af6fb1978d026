import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import type { EventCardData } from '../event-card/event-card.fields.ts';
import { EventCard } from '../event-card/event-card.tsx';
import styles from './date-list.module.css';

/** Dates of one offer or one guide, without pictures. */
export function DateList({ events }: { readonly events: readonly EventCardData[] }) {
  const t = useTexts(tourTexts);
  if (events.length === 0) {
    return (
      <p>
        {t('dates.none')} <Link to="/agenda">{t('dates.all')}</Link>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} shape="compact" headingLevel={3} />
        </li>
      ))}
    </ul>
  );
}
