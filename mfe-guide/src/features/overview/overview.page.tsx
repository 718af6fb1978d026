import type { Collection, EventResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { formatDateRange } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { availabilityLabel, EVENT_STATE_LABELS } from '@firn/shared-ui/labels';
import { FirnMantineProvider } from '@firn/shared-ui/mantine';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import {
  type DataColumn,
  DataTable,
  Pager,
  type Sorting,
  tableDataOf,
  useListAddress,
} from '@firn/shared-ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { overviewTexts } from '../../i18n/de-CH/overview.ts';
import { PageFrame } from '../../shared/page-frame.tsx';

const PER_PAGE = 50;
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
  'state',
  'availability',
  'freePlaces',
] as const satisfies readonly (keyof EventResponse)[];
type Row = Pick<EventResponse, (typeof PROPERTIES)[number]>;

function overviewColumns(t: Translate<typeof overviewTexts>): DataColumn<Row>[] {
  const column = (id: keyof typeof overviewTexts.messages.columns, cell: DataColumn<Row>['cell']) => ({
    id,
    header: t(`columns.${id}`),
    cell,
    sortable: id === 'start',
  });
  return [
    column('title', ({ id, slug, title }) => <Link to={`/event/${id}/${slug}`}>{title}</Link>),
    column('code', ({ code }) => code),
    column('start', ({ start, end }) => formatDateRange(start, end)),
    column('place', ({ place }) => place),
    column('guides', ({ guides }) => guides.map(({ fullName }) => fullName).join(', ') || t('noGuide')),
    column('availability', ({ availability, freePlaces }) => availabilityLabel(availability, freePlaces)),
    column('state', ({ state }) => EVENT_STATE_LABELS[state]),
  ];
}

function Overview() {
  const t = useTexts(overviewTexts);
  const { api, now } = useShell();
  const address = useListAddress(SORTING);
  const [today] = useState(() => zurichDate(now()));
  const request = {
    page: address.page,
    itemsPerPage: PER_PAGE,
    order: { start: address.sorting.direction },
    start: { after: today },
    published: true,
    properties: PROPERTIES,
  };
  const query = useQuery({
    queryKey: ['events', 'overview', request],
    queryFn: ({ signal }) => api.get<Collection<Row>>('/api/events', { query: request, signal }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => overviewColumns(t), [t]);
  return (
    <>
      <DataTable
        caption={t('caption')}
        columns={columns}
        data={tableDataOf(query)}
        rowKey={(event) => event.id}
        empty={t('empty')}
        sorting={address.sorting}
        onSort={address.setSorting}
      />
      <Pager
        page={address.page}
        pageSize={PER_PAGE}
        total={query.data?.totalItems ?? 0}
        pageHref={address.pageHref}
      />
    </>
  );
}

/**
 * All published events for partner guides, without guest data (docs/domain/permissions.md#matrix). The only page with
 * Mantine.
 */
export function Page() {
  const t = useTexts(overviewTexts);
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <PageFrame title={t('title')}>
      <FirnMantineProvider>
        <Overview />
      </FirnMantineProvider>
    </PageFrame>
  );
}
