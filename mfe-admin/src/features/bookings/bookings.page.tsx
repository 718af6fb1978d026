import { BOOKING_STATE_LABELS } from '@firn/shared-ui/labels';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { DataTable, Pager, tableDataOf, useListAddress } from '@firn/shared-ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bookingsTexts } from '../../i18n/de-CH/bookings.ts';
import { ListFilters } from '../../shared/list-filters.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { bookingColumns } from './booking-columns.tsx';
import { BOOKING_SORTING, BOOKINGS_PER_PAGE, bookingListQuery } from './booking-list.queries.ts';

export function Page() {
  const t = useTexts(bookingsTexts);
  const { api } = useShell();
  const address = useListAddress(BOOKING_SORTING);
  const query = useQuery(bookingListQuery(api, address));
  const columns = useMemo(() => bookingColumns(t), [t]);
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <ListFilters
        address={address}
        text={{ name: 'q', label: t('filters.q') }}
        choices={[{ name: 'state', label: t('filters.state'), options: BOOKING_STATE_LABELS }]}
      />
      <DataTable
        caption={t('caption')}
        columns={columns}
        data={tableDataOf(query)}
        rowKey={(booking) => booking.id}
        empty={t('empty')}
        sorting={address.sorting}
        onSort={address.setSorting}
      />
      <Pager
        page={address.page}
        pageSize={BOOKINGS_PER_PAGE}
        total={query.data?.totalItems ?? 0}
        pageHref={address.pageHref}
      />
    </>
  );
}
