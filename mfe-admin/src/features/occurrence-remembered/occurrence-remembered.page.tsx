import type { EventResponse, RememberedEventResponse } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type ListColumn, ResourceList } from '@firn/shared-ui/resource-list';
import { occurrenceRememberedTexts } from '../../i18n/de-CH/occurrence-remembered.ts';
import { EventFrame } from '../../shared/event-frame/event-frame.tsx';
import { idOf } from '../../shared/id-of.ts';
import { userPath } from '../../shared/user-paths.ts';

const rememberedEvents = resource('remembered_events');

const columnsOf = (t: Translate<typeof occurrenceRememberedTexts>): ListColumn<RememberedEventResponse>[] => [
  { id: 'name', header: t('columns.name'), cell: ({ user }) => user?.fullName },
  { id: 'email', header: t('columns.email'), cell: ({ user }) => user?.email },
  {
    id: 'createdAt',
    header: t('columns.createdAt'),
    cell: ({ createdAt }) => formatDateTime(createdAt),
    width: 11,
  },
];

function Rememberers({ event }: { readonly event: EventResponse }) {
  const t = useTexts(occurrenceRememberedTexts);
  return (
    <ResourceList
      resource={rememberedEvents}
      name="event-remembered"
      title={t('title')}
      isPart
      query={{ event: event['@id'] }}
      columns={columnsOf(t)}
      href={({ user }) => userPath({ id: idOf(user?.['@id'] ?? '') })}
      nameOf={({ user }) => user?.fullName ?? ''}
      empty={t('empty')}
    />
  );
}

/** Who remembers an event (docs/domain/bookings.md#remembered-events). */
export function Page() {
  return <EventFrame>{(event) => <Rememberers event={event} />}</EventFrame>;
}
