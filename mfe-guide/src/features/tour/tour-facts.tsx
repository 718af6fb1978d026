import type { EventResponse } from '@firn/shared-contracts/api';
import { formatDateRange, formatTime } from '@firn/shared-ui/format';
import { EVENT_STATE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { RichText } from '@firn/shared-ui/rich-text';
import type { ReactNode } from 'react';
import styles from './tour.module.css';

/** What the guide must know of the event itself. */
export function TourFacts({ event }: { readonly event: EventResponse }) {
  const t = useTexts('tour');
  const { bookedPlaces, maximumParticipants: maximum, minimumParticipants: minimum } = event;
  const rich = (html: string) => html && <RichText html={html} />;
  const facts: [string, ReactNode][] = [
    ['date', formatDateRange(event.start, event.end)],
    ['start', formatTime(event.start)],
    ['place', event.place],
    ['meeting', event.meetingText],
    ['guides', event.guides.map(({ fullName }) => fullName).join(', ')],
    ['booked', bookedPlaces === null ? '' : t('bookedOf', { booked: bookedPlaces, maximum, minimum })],
    ['state', EVENT_STATE_LABELS[event.state]],
    ['program', rich(event.programText)],
    ['equipment', rich(event.equipmentText)],
  ];
  return (
    <dl className={styles.facts} aria-label={t('facts')}>
      {facts.map(([name, value]) =>
        value === '' ? null : (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
