import type { EventResponse, OfferResponse } from '@firn/shared-contracts/api';
import { formatShortDateRange } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { EVENT_STATE_LABELS } from '@firn/shared-ui/labels';
import { usePageParams, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type ListColumn, type ListFilter, type ListRow, ResourceList } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { occurrencesTexts } from '../../i18n/de-CH/occurrences.ts';
import { occurrencePath } from '../../shared/event-paths.ts';
import { eventTone } from '../../shared/event-tone.ts';
import { OfferFrame } from '../../shared/offer-frame.tsx';
import { StateMark } from '../../shared/state-mark.tsx';

const events = resource('events');

/** Before the first event of all: the list shows past ones, too. */
const EVER_SINCE = '2000-01-01';

const PROPERTIES = [
  'code',
  'offer',
  'title',
  'guides',
  'start',
  'end',
  'registrationDeadline',
  'state',
  'bookedPlaces',
  'minimumParticipants',
  'maximumParticipants',
] as const satisfies readonly (keyof EventResponse)[];

type Column = ListColumn<ListRow<EventResponse, (typeof PROPERTIES)[number]>>;

function occurrenceColumns(t: Translate<typeof occurrencesTexts>, now: Date): Column[] {
  const column = (
    id: keyof typeof occurrencesTexts.messages.columns,
    cell: Column['cell'],
    more: Partial<Column> = {},
  ): Column => ({ id, header: t(`columns.${id}`), cell, ...more });
  return [
    column('start', ({ start, end }) => formatShortDateRange(start, end), {
      width: 10,
      sortable: true,
    }),
    column('code', ({ code }) => code, { width: 7 }),
    column('title', ({ title }) => title, { isOff: true }),
    column('guides', ({ guides }) => guides.map(({ fullName }) => fullName).join(', ') || t('noGuide')),
    column('seats', (event) => `${event.bookedPlaces ?? '–'}/${event.maximumParticipants}`, {
      align: 'end',
      width: 6,
    }),
    column(
      'state',
      (event) => <StateMark tone={eventTone(event, now)}>{EVENT_STATE_LABELS[event.state]}</StateMark>,
      { width: 12 },
    ),
  ];
}

const occurrenceFilters = (t: Translate<typeof occurrencesTexts>): ListFilter[] => [
  { kind: 'choices', name: 'state', label: t('filters.state'), options: EVENT_STATE_LABELS },
  { kind: 'dates', name: 'start', label: t('filters.start') },
];

/** All events of an offer, past and coming, the latest first. */
function Occurrences({ offer }: { readonly offer: OfferResponse }) {
  const t = useTexts(occurrencesTexts);
  const { now } = useShell();
  const [openedAt] = useState(now);
  return (
    <ResourceList
      resource={events}
      name="occurrences"
      title={t('title')}
      isPart
      properties={PROPERTIES}
      query={{ offer: offer.id, start: { after: EVER_SINCE } }}
      columns={occurrenceColumns(t, openedAt)}
      filters={occurrenceFilters(t)}
      sorting={{ column: 'start', direction: 'desc' }}
      href={occurrencePath}
      nameOf={({ title, code }) => `${title}, ${code}`}
      empty={t('empty')}
    />
  );
}

export function Page() {
  const { offerId = '' } = usePageParams();
  return <OfferFrame id={offerId}>{(offer) => <Occurrences offer={offer} />}</OfferFrame>;
}
