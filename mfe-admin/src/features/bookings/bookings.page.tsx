import { BOOKING_WORK, zurichDate } from '@firn/shared-contracts/domain';
import { formatShortDateRange } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { BOOKING_STATE_LABELS, PAYMENT_STATUS_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { entityFilter, type ListFilter, ResourceList } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { Link } from 'react-router';
import { bookingsTexts } from '../../i18n/de-CH/bookings.ts';
import { bookingPath, callPath, newBookingPath } from '../../shared/booking-paths.ts';
import { ExportButton } from '../../shared/exports/export-button.tsx';
import { useBookingTabs } from '../../shared/use-booking-tabs.ts';
import { useWorkFilter } from '../../shared/use-work-filter.ts';
import { bookingActions } from './booking-bulk.tsx';
import { bookingColumns } from './booking-columns.tsx';
import { SavedViews } from './saved-views/saved-views.tsx';

const bookings = resource('bookings');
const events = resource('events');
const users = resource('users');

function bookingFilters(t: Translate<typeof bookingsTexts>, work: ListFilter): ListFilter[] {
  return [
    { kind: 'text', name: 'q', label: t('filters.q'), param: 'freequery' },
    work,
    { kind: 'choices', name: 'state', label: t('filters.state'), options: BOOKING_STATE_LABELS },
    {
      kind: 'choices',
      name: 'paymentStatus',
      label: t('filters.paymentStatus'),
      options: PAYMENT_STATUS_LABELS,
    },
    entityFilter({
      name: 'event',
      label: t('filters.event'),
      resource: events,
      searchBy: 'search',
      query: { order: { start: 'desc' } },
      properties: ['title', 'start', 'end'],
      nameOf: ({ title, start, end }) => `${title}, ${formatShortDateRange(start, end)}`,
    }),
    entityFilter({
      name: 'user',
      label: t('filters.user'),
      resource: users,
      searchBy: 'user',
      properties: ['fullName', 'email'],
      nameOf: ({ fullName, email }) => [fullName, email].filter(Boolean).join(', '),
    }),
    { kind: 'dates', name: 'start', label: t('filters.start') },
    { kind: 'dates', name: 'createdAt', label: t('filters.createdAt') },
  ];
}

export function Page() {
  const t = useTexts(bookingsTexts);
  const { now } = useShell();
  const [today] = useState(() => zurichDate(now()));
  const work = useWorkFilter(BOOKING_WORK);
  const tabs = useBookingTabs();
  return (
    <ResourceList
      resource={bookings}
      name="bookings"
      title={t('title')}
      tabs={tabs}
      views={<SavedViews list="bookings" />}
      columns={bookingColumns(t, today)}
      filters={bookingFilters(t, work)}
      sorting={{ column: 'createdAt', direction: 'desc' }}
      href={bookingPath}
      createHref={newBookingPath()}
      nameOf={({ bookingNumber }) => bookingNumber}
      actions={bookingActions(t)}
      tool={(asked) => (
        <>
          <Button component={Link} variant="default" to={callPath()}>
            {t('call')}
          </Button>
          <ExportButton kind="bookings" asked={asked} />
        </>
      )}
      empty={t('empty')}
    />
  );
}
