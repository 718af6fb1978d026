import type { EventResponse } from '@firn/shared-contracts/api';
import { formatDateRange, formatTime } from '@firn/shared-ui/format';
import { eventStateLabel } from '@firn/shared-ui/labels';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { RichText } from '@firn/shared-ui/rich-text';
import type { ReactNode } from 'react';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import styles from './tour.module.css';

/** What the guide must know about the event itself. */
export function TourFacts({ event }: { readonly event: EventResponse }) {
  const t = useTexts(tourTexts);
  const { now } = useShell();
  const { bookedPlaces, waitingPersons, maximumParticipants: maximum, minimumParticipants: minimum } = event;
  const rich = (html: string) => html && <RichText html={html} />;
  const facts: [string, ReactNode][] = [
    [t('date'), formatDateRange(event.start, event.end)],
    [t('start'), formatTime(event.start)],
    [t('place'), event.place],
    [t('meeting'), event.meetingText],
    [t('guides'), event.guides.map(({ fullName }) => fullName).join(', ')],
    [t('booked'), bookedPlaces === null ? '' : t('bookedOf', { booked: bookedPlaces, maximum, minimum })],
    [t('waiting'), waitingPersons ? t('waitingPersons', { count: waitingPersons }) : ''],
    [t('state'), eventStateLabel(event, now())],
    [t('program'), rich(event.programText)],
    [t('equipment'), rich(event.equipmentText)],
  ];
  return (
    <dl className={styles.facts} aria-label={t('facts')}>
      {facts.map(([label, value]) =>
        value === '' ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
