import { formatShortDateRange } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import type { ListColumn } from '@firn/shared-ui/resource-list';
import type { eventListTexts } from '../../i18n/de-CH/event-list.ts';
import { DecisionLight } from '../decision-light.tsx';
import { GuidesButton } from '../event-guides/guides-button.tsx';
import { EventState } from '../event-state.tsx';
import { FlagCell, SeatsCell } from './edited-cells.tsx';
import type { EventRow } from './event-row.ts';

type Column = ListColumn<EventRow>;
type Name = keyof typeof eventListTexts.messages.columns;

const CELLS: Readonly<Record<Name, Omit<Column, 'id' | 'header'>>> = {
  title: { cell: ({ title }) => title },
  start: { cell: ({ start, end }) => formatShortDateRange(start, end), width: 9, sortable: true },
  code: { cell: ({ code }) => code, width: 5.5 },
  type: { cell: ({ type }) => EVENT_TYPE_LABELS[type], width: 7, isOff: true },
  place: { cell: ({ place }) => place, isOff: true },
  seats: { cell: (event) => <SeatsCell event={event} />, width: 7.5 },
  decision: { cell: (event) => <DecisionLight event={event} />, width: 11.5, isMinor: true, isOnCard: true },
  guides: { cell: (event) => <GuidesButton event={event} />, width: 9.5 },
  state: { cell: (event) => <EventState event={event} />, width: 9.5 },
  published: { cell: () => null, width: 8, isOff: true },
  guideFinished: { cell: () => null, width: 6.5 },
  organized: {
    cell: (event) => <FlagCell event={event} flag="organized" />,
    width: 6.5,
    isMinor: true,
  },
  concluded: {
    cell: (event) => <FlagCell event={event} flag="concluded" />,
    width: 7,
    isMinor: true,
    isOnCard: true,
  },
};

/** What the lists of events show: that of reports has what the office needs for them. */
export const REPORT_COLUMNS: readonly Name[] = [
  'title',
  'start',
  'code',
  'guides',
  'state',
  'guideFinished',
  'concluded',
];
export const EVENT_COLUMNS = (Object.keys(CELLS) as Name[]).filter((name) => name !== 'guideFinished');

/** Columns of a list of events in the given order: the first one names the row. */
export function eventColumns(
  t: Translate<typeof eventListTexts>,
  order: readonly Name[] = EVENT_COLUMNS,
): Column[] {
  return order.map((id) => ({
    id,
    header: t(`columns.${id}`),
    ...CELLS[id],
    ...((id === 'published' || id === 'guideFinished') && {
      cell: (event: EventRow) => t(event[id] ? 'yes' : 'no'),
    }),
  }));
}
