import { formatDateRange } from '@firn/shared-ui/format';
import { eventStateLabel } from '@firn/shared-ui/labels';
import { Slot, useShell, useTexts } from '@firn/shared-ui/remote';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { eventsTexts } from '../../i18n/de-CH/events.ts';
import { Participants } from '../participants.tsx';
import styles from './events.module.css';
import type { GuideEvent } from './guide-events.queries.ts';

function seatsKey(booked: number | null) {
  if (booked === null) return 'unknownParticipants';
  return booked === 1 ? 'participantsOne' : 'participants';
}

interface EventEntryProps {
  readonly event: GuideEvent;
  /** It is over, and its guide has something to hand in. */
  readonly needsReport: boolean;
}

/** One event: date, title, number of persons; the persons themselves unfold below it. */
export function EventEntry({ event, needsReport }: EventEntryProps) {
  const t = useTexts(eventsTexts);
  const { now } = useShell();
  const [isOpen, setOpen] = useState(false);
  const { id, title, bookedPlaces: booked, maximumParticipants: maximum } = event;
  const context = useMemo(() => ({ id, title }), [id, title]);
  return (
    <li className={styles.event}>
      <p className={styles.date}>{formatDateRange(event.start, event.end)}</p>
      <h3 className={styles.title}>
        <Link to={`/profil/tour/${event.id}`}>{event.title}</Link>
      </h3>
      <p className={styles.facts}>
        <span>{event.place}</span>
        <span>{t(seatsKey(booked), { booked: booked ?? 0, maximum })}</span>
        <span>{eventStateLabel(event, now())}</span>
        <span>{event.code}</span>
      </p>
      {needsReport && (
        <Link className={styles.report} to={`/profil/tour/${event.id}#rapport`}>
          {t('report')}
        </Link>
      )}
      <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('show')}</summary>
        {isOpen && <Participants event={event['@id']} />}
      </details>
      <Slot name="guide-tour-tools" context={context} />
    </li>
  );
}
