import type { BookingResponse, EventResponse } from '@firn/shared-contracts/api';
import { amountOf, countedPersons, isOngoing } from '@firn/shared-contracts/domain';
import { formatChf } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { BOOKING_STATE_LABELS, PAYMENT_STATUS_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type ListColumn, ResourceList } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { Link } from 'react-router';
import { occurrencePeopleTexts } from '../../i18n/de-CH/occurrence-people.ts';
import { CancelDialog } from '../../shared/booking-changes/change-dialogs.tsx';
import { bookingPath, callPath, newBookingPath } from '../../shared/booking-paths.ts';
import { EventOptions } from '../../shared/seat-options/event-options.tsx';
import styles from './occurrence-people.module.css';
import { WaitingList } from './waiting-list.tsx';

const bookings = resource('bookings');

function columnsOf(
  t: Translate<typeof occurrencePeopleTexts>,
  onCancel: (booking: BookingResponse) => void,
): ListColumn<BookingResponse>[] {
  return [
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
      cell: (booking) => countedPersons(booking) || '–',
      width: 4,
      align: 'end',
    },
    {
      id: 'total',
      header: t('columns.total'),
      cell: (booking) => formatChf(amountOf(booking)),
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
    {
      id: 'action',
      header: t('columns.action'),
      cell: (booking) =>
        isOngoing(booking.state) && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('cancelOf', { name: booking.bookingNumber })}
            onClick={() => onCancel(booking)}
          >
            {t('cancel')}
          </Button>
        ),
      width: 8,
    },
  ];
}

/** Bookings of the event, the newest first, and who waits for a seat. */
export function EventBookings({ event }: { readonly event: EventResponse }) {
  const t = useTexts(occurrencePeopleTexts);
  const [cancelled, setCancelled] = useState<BookingResponse | null>(null);
  return (
    <>
      <div className={styles.tools}>
        <Button component={Link} variant="default" to={callPath(event)}>
          {t('call')}
        </Button>
        <Button component={Link} variant="default" to={newBookingPath({ event })}>
          {t('newBooking')}
        </Button>
      </div>
      <ResourceList
        resource={bookings}
        name="event-bookings"
        title={t('bookings')}
        isPart
        query={{ event: event['@id'] }}
        columns={columnsOf(t, setCancelled)}
        sorting={{ column: 'createdAt', direction: 'desc' }}
        href={bookingPath}
        nameOf={({ bookingNumber }) => bookingNumber}
        empty={t('noBookings')}
      />
      <EventOptions event={event} />
      <WaitingList event={event} />
      {cancelled && <CancelDialog booking={cancelled} onClose={() => setCancelled(null)} />}
    </>
  );
}
