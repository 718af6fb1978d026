import type { PrivateRequestResponse } from '@firn/shared-contracts/api';
import { PRIVATE_WORK } from '@firn/shared-contracts/domain';
import { formatShortDateRange, formatShortDateTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { PRIVATE_REQUEST_STATE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type ListColumn, ResourceList } from '@firn/shared-ui/resource-list';
import { privateRequestsTexts } from '../../i18n/de-CH/private-requests.ts';
import { privateRequestPath } from '../../shared/booking-paths.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import { PRIVATE_REQUEST_TONES } from '../../shared/state-tones.ts';
import { useBookingTabs } from '../../shared/use-booking-tabs.ts';
import { useWorkFilter } from '../../shared/use-work-filter.ts';

const requests = resource('private_requests');

type Column = ListColumn<PrivateRequestResponse>;

function requestColumns(t: Translate<typeof privateRequestsTexts>): Column[] {
  const column = (
    id: keyof typeof privateRequestsTexts.messages.columns,
    cell: Column['cell'],
    more: Partial<Column> = {},
  ): Column => ({ id, header: t(`columns.${id}`), cell, ...more });
  return [
    column('name', ({ fullName }) => fullName),
    column('offer', ({ offer }) => offer.title),
    column('wish', ({ from, to }) => formatShortDateRange(from, to), { width: 9 }),
    column('persons', ({ persons }) => persons, { align: 'end', width: 4 }),
    column('createdAt', ({ createdAt }) => formatShortDateTime(createdAt), { width: 8.5, isMinor: true }),
    column(
      'state',
      ({ state }) => (
        <StateMark tone={PRIVATE_REQUEST_TONES[state]}>{PRIVATE_REQUEST_STATE_LABELS[state]}</StateMark>
      ),
      { width: 8 },
    ),
  ];
}

/** `/admin/bookings/privat` (docs/domain/private-tours.md). */
export function Page() {
  const t = useTexts(privateRequestsTexts);
  const tabs = useBookingTabs();
  const work = useWorkFilter(PRIVATE_WORK);
  return (
    <ResourceList
      resource={requests}
      name="private-requests"
      title={t('title')}
      tabs={tabs}
      columns={requestColumns(t)}
      filters={[
        { kind: 'text', name: 'q', label: t('filters.q'), param: 'freequery' },
        work,
        {
          kind: 'choices',
          name: 'state',
          label: t('filters.state'),
          options: PRIVATE_REQUEST_STATE_LABELS,
        },
      ]}
      href={privateRequestPath}
      nameOf={({ fullName }) => fullName}
      empty={t('empty')}
    />
  );
}
