import type { BookingResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { formatChf, formatDateRange, formatDateTime, formatPersons } from '@firn/shared-ui/format';
import { Slot, useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { dashboardTexts } from '../../i18n/de-CH/dashboard.ts';
import { BOOKINGS_PATH, bookingPath } from '../../shared/booking-paths.ts';
import { occurrencePath } from '../../shared/event-paths.ts';
import { EVENT_VIEW_PATHS } from '../../shared/event-views.ts';
import { Occupancy } from '../../shared/occupancy.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { BriefList } from './brief-list.tsx';
import styles from './dashboard.module.css';
import { type DashboardEvent, newestBookingsQuery, nextEventsQuery } from './dashboard.queries.ts';
import { OpenWork } from './open-work.tsx';

function EventLine({ event }: { readonly event: DashboardEvent }) {
  return (
    <>
      <Link to={occurrencePath(event)}>{event.title}</Link>
      <p className={styles.minor}>
        {formatDateRange(event.start, event.end)} <Occupancy event={event} />
      </p>
    </>
  );
}

function BookingLine({ booking }: { readonly booking: BookingResponse }) {
  const persons = formatPersons(booking);
  return (
    <>
      <Link to={bookingPath(booking)}>{`${booking.bookingNumber}, ${booking.booker.fullName}`}</Link>
      <p className={styles.minor}>
        {`${formatDateTime(booking.createdAt)}, ${booking.event.title}, ${persons}, ${formatChf(booking.total)}`}
      </p>
    </>
  );
}

const NO_CONTEXT = {};

export function Page() {
  const t = useTexts(dashboardTexts);
  const { api, now } = useShell();
  const [openedAt] = useState(now);
  const next = useQuery(nextEventsQuery(api, openedAt));
  const newest = useQuery(newestBookingsQuery(api));
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <OpenWork today={zurichDate(openedAt)} />
      <div className={styles.tiles}>
        <Slot name="office-home" context={NO_CONTEXT} />
      </div>
      <div className={styles.lists}>
        <BriefList
          title={t('next.title')}
          all={{ path: EVENT_VIEW_PATHS.upcoming, text: t('next.all') }}
          empty={t('next.empty')}
          query={next}
          item={(event) => ({ id: event.id, content: <EventLine event={event} /> })}
        />
        <BriefList
          title={t('newest.title')}
          all={{ path: BOOKINGS_PATH, text: t('newest.all') }}
          empty={t('newest.empty')}
          query={newest}
          item={(booking) => ({ id: booking.id, content: <BookingLine booking={booking} /> })}
        />
      </div>
    </>
  );
}
