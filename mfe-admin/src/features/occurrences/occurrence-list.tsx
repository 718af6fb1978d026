import type { OfferResponse } from '@firn/shared-contracts/api';
import type { Translate } from '@firn/shared-ui/i18n';
import { EVENT_STATE_LABELS } from '@firn/shared-ui/labels';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type ListFilter, ResourceList } from '@firn/shared-ui/resource-list';
import { eventListTexts } from '../../i18n/de-CH/event-list.ts';
import { occurrencesTexts } from '../../i18n/de-CH/occurrences.ts';
import { eventActions } from '../../shared/event-list/event-bulk.tsx';
import { eventColumns } from '../../shared/event-list/event-columns.tsx';
import { EVENT_PROPERTIES } from '../../shared/event-list/event-row.ts';
import { occurrencePath } from '../../shared/event-paths.ts';
import { EVER_SINCE } from '../../shared/ever-since.ts';

const events = resource('events');

/** Within an offer its events are told apart by their dates. */
const COLUMNS = [
  'start',
  'code',
  'title',
  'seats',
  'decision',
  'guides',
  'state',
  'published',
  'organized',
  'concluded',
] as const;

const filters = (t: Translate<typeof occurrencesTexts>): ListFilter[] => [
  { kind: 'choices', name: 'state', label: t('filters.state'), options: EVENT_STATE_LABELS },
  { kind: 'dates', name: 'start', label: t('filters.start') },
];

/** The latest first. */
export function OccurrenceList({ offer }: { readonly offer: OfferResponse }) {
  const t = useTexts(occurrencesTexts);
  const listT = useTexts(eventListTexts);
  const { api } = useShell();
  return (
    <ResourceList
      resource={events}
      name="occurrences"
      title={t('title')}
      isPart
      properties={EVENT_PROPERTIES}
      query={{ offer: offer.id, start: { after: EVER_SINCE } }}
      columns={eventColumns(listT, COLUMNS).map((column) =>
        column.id === 'title' ? { ...column, isOff: true } : column,
      )}
      filters={filters(t)}
      sorting={{ column: 'start', direction: 'desc' }}
      href={occurrencePath}
      nameOf={({ title, code }) => `${title}, ${code}`}
      actions={eventActions(listT, api)}
      empty={t('empty')}
    />
  );
}
