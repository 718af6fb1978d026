import { useTexts } from '@firn/shared-ui/extension';
import { eventListTexts } from '../../i18n/de-CH/event-list.ts';
import styles from './event-list.module.css';

interface RunEvent {
  readonly id: string;
  /** On the public page of an event it is null for those who may not print its list. */
  readonly bookedPlaces?: number | null;
}

/** The way to the printed list of an event, on the pages of those who run it. */
export function EventList({ context: { id, bookedPlaces } }: { readonly context: RunEvent }) {
  const t = useTexts(eventListTexts);
  if (bookedPlaces === null) return null;
  return (
    <a className={styles.entry} href={`/print/events?event=${id}`}>
      {t('print')}
    </a>
  );
}
