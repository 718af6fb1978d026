import type { EventResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { formatShortDateRange } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { availabilityLabel, eventStateLabel } from '@firn/shared-ui/labels';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import {
  type DataColumn,
  DataTable,
  Pager,
  type Sorting,
  tableDataOf,
  useListAddress,
} from '@firn/shared-ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { overviewTexts } from '../../i18n/de-CH/overview.ts';
import { PageFrame } from '../../shared/page-frame.tsx';

const events = resource('events');
const SORTING: Sorting = { column: 'start', direction: 'asc' };
const PROPERTIES = [
  'id',
  'slug',
  'code',
  'title',
  'place',
  'guides',
  'start',
  'end',
  'registrationDeadline',
  'state',
  'availability',
  'freePlaces',
] as const satisfies readonly (keyof EventResponse)[];
type Row = Pick<EventResponse, '@id' | '@type' | (typeof PROPERTIES)[number]>;

function overviewColumns(t: Translate<typeof overviewTexts>, now: Date): DataColumn<Row>[] {
  const column = (
    id: keyof typeof overviewTexts.messages.columns,
    cell: DataColumn<Row>['cell'],
    more: Partial<DataColumn<Row>> = {},
  ) => ({
    id,
    header: t(`columns.${id}`),
    cell,
    ...more,
  });
  return [
    column('title', ({ title }) => title),
    column('code', ({ code }) => code, { width: 6.5 }),
    column('start', ({ start, end }) => formatShortDateRange(start, end), { width: 9, sortable: true }),
    column('place', ({ place }) => place, { width: 9, isMinor: true }),
    column('guides', ({ guides }) => guides.map(({ fullName }) => fullName).join(', ') || t('noGuide'), {
      width: 11,
    }),
    column('availability', ({ availability, freePlaces }) => availabilityLabel(availability, freePlaces), {
      width: 11,
    }),
    column('state', (event) => eventStateLabel(event, now), { width: 8, isMinor: true }),
  ];
}

/** All published events for partner guides, without guest data (docs/domain/permissions.md#matrix). */
export function Page() {
  const t = useTexts(overviewTexts);
  const { api, now } = useShell();
  const address = useListAddress(SORTING);
  const [today] = useState(() => zurichDate(now()));
  const query = useQuery({
    ...events.list(api, {
      page: address.page,
      itemsPerPage: address.pageSize,
      order: { start: address.sorting.direction },
      start: { after: today },
      published: true,
      properties: PROPERTIES,
    }),
    placeholderData: keepPreviousData,
  });
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <PageFrame title={t('title')}>
      <DataTable
        caption={t('caption')}
        columns={overviewColumns(t, now())}
        data={tableDataOf(query)}
        rowKey={(event) => event.id}
        rowHref={({ id, slug }) => `/event/${id}/${slug}`}
        empty={t('empty')}
        sorting={address.sorting}
        onSort={address.setSorting}
      />
      <Pager address={address} total={query.data?.totalItems ?? 0} />
    </PageFrame>
  );
}
