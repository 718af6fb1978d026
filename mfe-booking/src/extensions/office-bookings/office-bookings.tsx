import type { BookingResponse, Collection } from '@firn/shared-contracts/api';
import { amountOf, zurichDate } from '@firn/shared-contracts/domain';
import { withQuery } from '@firn/shared-contracts/shell';
import { Tile, useAnswer, useShell, useTexts } from '@firn/shared-ui/extension';
import { formatChf, formatDateTime, formatPersons } from '@firn/shared-ui/format';
import { useState } from 'react';
import { officeBookingsTexts } from '../../i18n/de-CH/office-bookings.ts';

const BOOKINGS = '/api/bookings';
const LIST = '/admin/bookings';
const SHOWN = 3;

/** The API counts them without sending more than one. */
const counting = (query: Parameters<typeof withQuery>[1]) =>
  withQuery(BOOKINGS, { ...query, itemsPerPage: 1 });

/** On the office's start page stand the newest bookings, how many came today, and how many are not paid. */
export function OfficeBookings() {
  const t = useTexts(officeBookingsTexts);
  const { now } = useShell();
  const [today] = useState(() => zurichDate(now()));
  const newest = useAnswer<Collection<BookingResponse>>(
    withQuery(BOOKINGS, { order: { createdAt: 'desc' }, itemsPerPage: SHOWN }),
  );
  const fresh = useAnswer<Collection<BookingResponse>>(counting({ createdAt: { after: today } }));
  const unpaid = useAnswer<Collection<BookingResponse>>(
    counting({ state: ['confirmed'], paymentStatus: ['open'] }),
  );
  const members = newest.data?.['hydra:member'] ?? [];
  return (
    <Tile title={t('title')} href={LIST} answers={[newest, fresh, unpaid]}>
      <ul>
        {fresh.data && unpaid.data && (
          <li>
            <strong>{t('today', { count: fresh.data.totalItems })}</strong>
            {', '}
            <a href={`${LIST}?state=confirmed&paymentStatus=open`}>
              {t('unpaid', { count: unpaid.data.totalItems })}
            </a>
          </li>
        )}
        {newest.data && members.length === 0 && <li>{t('empty')}</li>}
        {members.map((booking) => (
          <li key={booking.id}>
            <a href={`${LIST}/${booking.id}`}>{`${booking.bookingNumber}, ${booking.booker.fullName}`}</a>
            <small>
              {`${formatDateTime(booking.createdAt)}, ${formatPersons(booking)}, ${formatChf(amountOf(booking))}`}
            </small>
            <small>{booking.event.title}</small>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
