import type { EventResponse } from '@firn/shared-contracts/api';
import { type LocalDate, zurichDate } from '@firn/shared-contracts/domain';
import { formatDateRange, formatMonth, formatShortDateRange } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router';
import { occurrenceCalendarTexts } from '../../../i18n/de-CH/occurrence-calendar.ts';
import { occurrencePath } from '../../../shared/event-paths.ts';
import { EventState } from '../../../shared/event-state.tsx';
import { StateMark } from '../../../shared/state-mark.tsx';
import { eventTone } from './event-tone.ts';
import { type CalendarMonth, type CalendarYear, type MonthEntry, yearsOf } from './months.logic.ts';
import styles from './occurrence-calendar.module.css';

type CalendarEvent = Pick<
  EventResponse,
  | 'id'
  | 'offer'
  | 'code'
  | 'start'
  | 'end'
  | 'registrationDeadline'
  | 'state'
  | 'guides'
  | 'bookedPlaces'
  | 'minimumParticipants'
  | 'maximumParticipants'
>;

const SCALE = [1, 8, 15, 22, 29];

const columns = (first: number, days: number) => ({ '--first': first - 1, '--days': days }) as CSSProperties;

function Entry({ event, first, days, now }: MonthEntry<CalendarEvent> & { readonly now: Date }) {
  const t = useTexts(occurrenceCalendarTexts);
  const { code, state, start, end, bookedPlaces, maximumParticipants, guides } = event;
  const seats = t('seats', { booked: String(bookedPlaces ?? '–'), maximum: String(maximumParticipants) });
  const guide = guides.map(({ fullName }) => fullName).join(', ') || t('noGuide');
  return (
    <li>
      <Link to={occurrencePath(event)} title={formatDateRange(start, end)}>
        <i className={styles.bar} data-state={state} style={columns(first, days)} />
        <span className={styles.days}>{formatShortDateRange(start, end)}</span>
        <span className={styles.code}>{code}</span>
        <StateMark tone={eventTone(event, now)}>
          <EventState event={event} />
        </StateMark>
        <span className={styles.seats}>{seats}</span>
        <span className={styles.guide}>{guide}</span>
      </Link>
    </li>
  );
}

interface MonthProps {
  readonly month: CalendarMonth<CalendarEvent>;
  readonly today: LocalDate;
  readonly now: Date;
}

function Month({ month: { date, length, weekend, entries }, today, now }: MonthProps) {
  const t = useTexts(occurrenceCalendarTexts);
  const isNow = date.slice(0, 7) === today.slice(0, 7);
  const days = { '--length': length, '--weekend': weekend } as CSSProperties;
  const day = Number(today.slice(8));
  return (
    <section className={styles.month} style={days} aria-label={formatMonth(date)}>
      <h4>{formatMonth(date)}</h4>
      <div className={styles.scale} aria-hidden="true">
        {SCALE.filter((number) => number <= length).map((number) => (
          <span key={number} style={columns(number, 1)}>
            {number}
          </span>
        ))}
      </div>
      <div className={styles.sheet}>
        {isNow && <span className={styles.today} style={columns(day, 1)} title={t('today')} />}
        {entries.length === 0 && <p className={styles.none}>{t('none')}</p>}
        <ol>
          {entries.map((entry) => (
            <Entry key={entry.event.id} {...entry} now={now} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** All events of one offer on the days of their years; years that are over are folded. */
export function OccurrenceCalendar({ events }: { readonly events: readonly CalendarEvent[] }) {
  const t = useTexts(occurrenceCalendarTexts);
  const { now } = useShell();
  const [openedAt] = useState(now);
  const today = zurichDate(openedAt);
  const years = yearsOf(events);
  if (years.length === 0) return <p>{t('empty')}</p>;
  const newest = years.at(-1)?.year;
  const isOpen = ({ year }: CalendarYear<CalendarEvent>) => year >= today.slice(0, 4) || year === newest;
  return years.map((year) => (
    <details key={year.year} className={styles.year} open={isOpen(year)}>
      <summary>
        <h3>{year.year}</h3>
      </summary>
      <div className={styles.months}>
        {year.months.map((month) => (
          <Month key={month.date} month={month} today={today} now={openedAt} />
        ))}
      </div>
    </details>
  ));
}
