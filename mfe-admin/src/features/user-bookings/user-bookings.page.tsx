import type { BookingResponse, UserResponse } from '@firn/shared-contracts/api';
import { amountOf, countedPersons } from '@firn/shared-contracts/domain';
import { formatChf, formatShortDateRange } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { BOOKING_STATE_LABELS, PAYMENT_STATUS_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { usePageParams, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type ListColumn, ResourceList } from '@firn/shared-ui/resource-list';
import { Link } from 'react-router';
import { userBookingsTexts } from '../../i18n/de-CH/user-bookings.ts';
import { bookingPath, newBookingPath } from '../../shared/booking-paths.ts';
import { UserFrame } from '../../shared/user-frame/user-frame.tsx';

const bookings = resource('bookings');

function bookingColumns(t: Translate<typeof userBookingsTexts>): ListColumn<BookingResponse>[] {
  type Column = ListColumn<BookingResponse>;
  const column = (
    id: keyof typeof userBookingsTexts.messages.columns,
    cell: Column['cell'],
    more: Partial<Column> = {},
  ): Column => ({ id, header: t(`columns.${id}`), cell, ...more });
  return [
    column('bookingNumber', ({ bookingNumber }) => bookingNumber, { width: 8.25 }),
    column('event', ({ event }) => event.title),
    column('date', ({ event }) => formatShortDateRange(event.start, event.end), { width: 9.5 }),
    column('persons', (booking) => countedPersons(booking) || '–', { width: 4, align: 'end', isMinor: true }),
    column('total', (booking) => formatChf(amountOf(booking)), { width: 7.5, align: 'end' }),
    column('state', ({ state }) => BOOKING_STATE_LABELS[state], { width: 8 }),
    column('paymentStatus', ({ paymentStatus }) => PAYMENT_STATUS_LABELS[paymentStatus], {
      width: 7,
      isMinor: true,
    }),
  ];
}

/** Bookings of the account, the newest first. */
function Bookings({ user }: { readonly user: UserResponse }) {
  const t = useTexts(userBookingsTexts);
  return (
    <>
      <Button component={Link} variant="default" to={newBookingPath({ user })}>
        {t('newBooking')}
      </Button>
      <ResourceList
        resource={bookings}
        name="user-bookings"
        title={t('title')}
        isPart
        query={{ user: user['@id'] }}
        columns={bookingColumns(t)}
        sorting={{ column: 'createdAt', direction: 'desc' }}
        href={bookingPath}
        nameOf={({ bookingNumber }) => bookingNumber}
        empty={t('empty')}
      />
    </>
  );
}

export function Page() {
  const { id = '' } = usePageParams();
  return <UserFrame id={id}>{(user) => <Bookings user={user} />}</UserFrame>;
}
