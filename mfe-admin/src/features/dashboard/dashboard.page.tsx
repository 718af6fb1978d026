import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatChf, formatDateRange, formatDateTime, formatPersons } from '@firn/shared-ui/format';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { dashboardTexts } from '../../i18n/de-CH/dashboard.ts';
import { occurrencePath } from '../../shared/event-paths.ts';
import { EVENT_VIEW_PATHS, type EventView } from '../../shared/event-views.ts';
import { Occupancy } from '../../shared/occupancy.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { BriefList } from './brief-list.tsx';
import styles from './dashboard.module.css';
import { type DashboardEvent, newestBookingsQuery, viewQuery } from './dashboard.queries.ts';
import { Figure } from './figure.tsx';

function ViewFigure({ view, now }: { readonly view: EventView; readonly now: Date }) {
  const t = useTexts(dashboardTexts);
  const { api } = useShell();
  const { data, isError } = useQuery(viewQuery(api, view, now));
  const text = t(`figures.${view}`);
  return <Figure path={EVENT_VIEW_PATHS[view]} text={text} value={data?.totalItems} isFailed={isError} />;
}

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
      <Link
        to={`/admin/bookings/${booking.id}`}
      >{`${booking.bookingNumber}, ${booking.booker.fullName}`}</Link>
      <p className={styles.minor}>
        {`${formatDateTime(booking.createdAt)}, ${booking.event.title}, ${persons}, ${formatChf(booking.total)}`}
      </p>
    </>
  );
}

export function Page() {
  const t = useTexts(dashboardTexts);
  const { api, now } = useShell();
  const [openedAt] = useState(now);
  const next = useQuery(viewQuery(api, 'upcoming', openedAt));
  const newest = useQuery(newestBookingsQuery(api));
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <ul className={styles.figures} aria-label={t('figures.label')}>
        <ViewFigure view="upcoming" now={openedAt} />
        <ViewFigure view="to-review" now={openedAt} />
        <ViewFigure view="past-unfinished" now={openedAt} />
        <Figure
          path="/admin/bookings"
          text={t('figures.bookings')}
          value={newest.data?.totalItems}
          isFailed={newest.isError}
        />
      </ul>
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
          all={{ path: '/admin/bookings', text: t('newest.all') }}
          empty={t('newest.empty')}
          query={newest}
          item={(booking) => ({ id: booking.id, content: <BookingLine booking={booking} /> })}
        />
      </div>
    </>
  );
}
