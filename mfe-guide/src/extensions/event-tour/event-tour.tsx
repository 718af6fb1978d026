import type { EventResponse } from '@firn/shared-contracts/api';
import { useSession, useTexts } from '@firn/shared-ui/extension';
import { eventTourTexts } from '../../i18n/de-CH/event-tour.ts';
import styles from './event-tour.module.css';

/** The way from the public page of an event to the tour, for those who lead it: only they and the office know the seats. */
export function EventTour({ context: event }: { readonly context: EventResponse }) {
  const t = useTexts(eventTourTexts);
  const { permissions } = useSession();
  const { id, bookedPlaces } = event;
  if (bookedPlaces === null || permissions.isAdmin) return null;
  return (
    <nav className={styles.entry} aria-label={t('title')}>
      <strong>{t('title')}</strong>
      <a href={`/profil/tour/${id}`}>{t('participants', { count: bookedPlaces })}</a>
    </nav>
  );
}
