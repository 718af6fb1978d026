import type { EventResponse } from '@firn/shared-contracts/api';
import { formatShortDateRange } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { EVENT_STATE_LABELS, EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import type { ListColumn, ListRow } from '@firn/shared-ui/resource-list';
import type { eventsTexts } from '../../i18n/de-CH/events.ts';
import { eventTone } from '../../shared/event-tone.ts';
import { StateMark } from '../../shared/state-mark.tsx';

export const EVENT_PROPERTIES = [
  'code',
  'offer',
  'title',
  'type',
  'place',
  'guides',
  'start',
  'end',
  'registrationDeadline',
  'state',
  'published',
  'organized',
  'bookedPlaces',
  'minimumParticipants',
  'maximumParticipants',
] as const satisfies readonly (keyof EventResponse)[];

type EventRow = ListRow<EventResponse, (typeof EVENT_PROPERTIES)[number]>;

/** Columns of the event list, in the order of importance: the first one names the row. */
export function eventColumns(t: Translate<typeof eventsTexts>, now: Date): ListColumn<EventRow>[] {
  type Column = ListColumn<EventRow>;
  const column = (
    id: keyof typeof eventsTexts.messages.columns,
    cell: Column['cell'],
    more: Partial<Column> = {},
  ): Column => ({
    id,
    header: t(`columns.${id}`),
    cell,
    ...more,
  });
  const flag = (value: boolean | null) => t(value ? 'yes' : 'no');
  return [
    column('title', ({ title }) => title),
    column('code', ({ code }) => code, { width: 5.5 }),
    column('type', ({ type }) => EVENT_TYPE_LABELS[type], { width: 7, isOff: true }),
    column('start', ({ start, end }) => formatShortDateRange(start, end), {
      width: 9.5,
      sortable: true,
    }),
    column('place', ({ place }) => place, { isOff: true }),
    column('guides', ({ guides }) => guides.map(({ fullName }) => fullName).join(', ') || t('noGuide'), {
      width: 10.5,
      isMinor: true,
    }),
    column(
      'state',
      (event) => <StateMark tone={eventTone(event, now)}>{EVENT_STATE_LABELS[event.state]}</StateMark>,
      {
        width: 12,
      },
    ),
    column(
      'seats',
      ({ bookedPlaces, maximumParticipants }) => `${bookedPlaces ?? '–'}/${maximumParticipants}`,
      {
        align: 'end',
        width: 5.25,
      },
    ),
    column('minimum', ({ minimumParticipants }) => minimumParticipants, {
      align: 'end',
      width: 4.5,
      isOff: true,
    }),
    column('published', ({ published }) => flag(published), { width: 8, isMinor: true }),
    column('organized', ({ organized }) => flag(organized), { width: 6.5, isOff: true }),
  ];
}
