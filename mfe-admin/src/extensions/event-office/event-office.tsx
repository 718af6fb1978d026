import type { EventResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/extension';
import { eventOfficeTexts } from '../../i18n/de-CH/event-office.ts';
import { DecisionLight } from '../../shared/decision-light.tsx';
import { occurrencePath } from '../../shared/event-paths.ts';
import styles from './event-office.module.css';

/** The way from the public page of an event to the office's, and whether it has to be decided. */
export function EventOffice({ context: event }: { readonly context: EventResponse }) {
  const t = useTexts(eventOfficeTexts);
  return (
    <nav className={styles.entry} aria-label={t('title')}>
      <a href={occurrencePath(event)}>{t('edit')}</a>
      <DecisionLight event={event} />
    </nav>
  );
}
