import type { Collection, EventResponse } from '@firn/shared-contracts/api';
import { withQuery } from '@firn/shared-contracts/shell';
import { Tile, useAnswer, useShell, useTexts } from '@firn/shared-ui/extension';
import { formatDateRange } from '@firn/shared-ui/format';
import { useState } from 'react';
import { officeEventsTexts } from '../../i18n/de-CH/office-events.ts';
import { occurrencePath } from '../../shared/event-paths.ts';
import { EVENT_VIEW_PATHS, eventViewQuery } from '../../shared/event-views.ts';
import { Occupancy } from '../../shared/occupancy.tsx';

const SHOWN = 4;
const PROPERTIES = [
  'id',
  'offer',
  'title',
  'start',
  'end',
  'bookedPlaces',
  'minimumParticipants',
  'maximumParticipants',
] as const satisfies readonly (keyof EventResponse)[];

type NextEvent = Pick<EventResponse, (typeof PROPERTIES)[number]>;

/** On the office's start page stand the next events, with their seats. */
export function OfficeEvents() {
  const t = useTexts(officeEventsTexts);
  const { now } = useShell();
  const [openedAt] = useState(now);
  const next = useAnswer<Collection<NextEvent>>(
    withQuery('/api/events', {
      ...eventViewQuery('upcoming', openedAt),
      order: { start: 'asc' },
      itemsPerPage: SHOWN,
      properties: PROPERTIES,
    }),
  );
  const members = next.data?.['hydra:member'] ?? [];
  return (
    <Tile title={t('title')} href={EVENT_VIEW_PATHS.upcoming} answers={[next]}>
      <ul>
        {next.data && members.length === 0 && <li>{t('empty')}</li>}
        {members.map((event) => (
          <li key={event.id}>
            <a href={occurrencePath(event)}>{event.title}</a>
            <small>{formatDateRange(event.start, event.end)}</small>
            <small>
              <Occupancy event={event} />
            </small>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
