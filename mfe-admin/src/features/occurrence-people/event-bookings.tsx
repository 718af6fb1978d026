import type { BookingResponse, EventResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { BOOKING_STATE_LABELS, PAYMENT_STATUS_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type ListColumn, ResourceList } from '@firn/shared-ui/resource-list';
import { occurrencePeopleTexts } from '../../i18n/de-CH/occurrence-people.ts';
import { bookingPath } from '../../shared/booking-paths.ts';

const bookings = resource('bookings');

/** Bookings of the event, the newest first. */
export function EventBookings({ event }: { readonly event: EventResponse }) {
  const t = useTexts(occurrencePeopleTexts);
  const columns: ListColumn<BookingResponse>[] = [
    {
      id: 'bookingNumber',
      header: t('columns.bookingNumber'),
      cell: ({ bookingNumber }) => bookingNumber,
      width: 8.25,
    },
    { id: 'booker', header: t('columns.booker'), cell: ({ booker }) => booker.fullName },
    {
      id: 'persons',
      header: t('columns.persons'),
      cell: ({ personCount }) => personCount || '–',
      width: 4,
      align: 'end',
    },
    {
      id: 'total',
      header: t('columns.total'),
      cell: ({ total }) => formatChf(total),
      width: 7.5,
      align: 'end',
    },
    {
      id: 'state',
      header: t('columns.bookingState'),
      cell: ({ state }) => BOOKING_STATE_LABELS[state],
      width: 9,
    },
    {
      id: 'paymentStatus',
      header: t('columns.paymentStatus'),
      cell: ({ paymentStatus }) => PAYMENT_STATUS_LABELS[paymentStatus],
      width: 8,
    },
  ];
  return (
    <ResourceList
      resource={bookings}
      name="event-bookings"
      title={t('bookings')}
      isPart
      query={{ event: event['@id'] }}
      columns={columns}
      sorting={{ column: 'createdAt', direction: 'desc' }}
      href={bookingPath}
      nameOf={({ bookingNumber }) => bookingNumber}
      empty={t('noBookings')}
    />
  );
}
