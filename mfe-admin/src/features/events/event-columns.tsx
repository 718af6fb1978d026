import { formatDateRange } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { EVENT_STATE_LABELS, EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import type { DataColumn } from '@firn/shared-ui/table';
import { Link } from 'react-router';
import type { eventsTexts } from '../../i18n/de-CH/events.ts';
import { occurrencePath } from '../../shared/event-paths.ts';
import { Occupancy } from '../../shared/occupancy.tsx';
import { StateMark } from '../../shared/state-mark.tsx';
import { EVENT_STATE_TONES } from '../../shared/state-tones.ts';
import type { EventRow } from './event-list.queries.ts';
import styles from './events.module.css';

/** Columns of the event list, in the order of importance: the first one names the row. */
export function eventColumns(t: Translate<typeof eventsTexts>): DataColumn<EventRow>[] {
  const flag = (value: boolean) => (
    <StateMark tone={value ? 'good' : 'quiet'}>{t(value ? 'yes' : 'no')}</StateMark>
  );
  const column = (
    id: keyof typeof eventsTexts.messages.columns,
    cell: DataColumn<EventRow>['cell'],
    sortable = false,
  ): DataColumn<EventRow> => ({
    id,
    header: t(`columns.${id}`),
    cell,
    sortable,
  });
  return [
    column('title', (event) => (
      <>
        <Link to={occurrencePath(event)}>{event.title}</Link>
        <span className={styles.type}>{EVENT_TYPE_LABELS[event.type]}</span>
      </>
    )),
    column('code', (event) => <span className={styles.nowrap}>{event.code}</span>),
    column(
      'start',
      (event) => <span className={styles.date}>{formatDateRange(event.start, event.end)}</span>,
      true,
    ),
    column('guides', ({ guides }) =>
      guides.length > 0 ? guides.map((guide) => guide.fullName).join(', ') : t('noGuide'),
    ),
    column('state', ({ state }) => (
      <StateMark tone={EVENT_STATE_TONES[state]}>{EVENT_STATE_LABELS[state]}</StateMark>
    )),
    column('seats', (event) => <Occupancy event={event} />),
    column('published', (event) => flag(event.published)),
    column('organized', (event) => flag(event.organized ?? false)),
  ];
}
