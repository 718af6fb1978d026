import type { BookingResponse } from '@firn/shared-contracts/api';
import { LOGIN_PATH } from '@firn/shared-contracts/domain';
import { isApiError } from '@firn/shared-contracts/shell';
import { formatPersons } from '@firn/shared-ui/format';
import { useErrorPage, useHead, usePageParams, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { bookingDetailTexts } from '../../i18n/de-CH/booking-detail.ts';
import { Notice } from '../../shared/notice.tsx';
import { PriceLines } from '../../shared/price-lines.tsx';
import { FailedRegion, LoadingRegion, Region } from '../../shared/region.tsx';
import styles from './booking-detail.module.css';
import { bookingDetailQuery } from './booking-detail.queries.ts';
import { BookerFacts, EventFacts, PaymentFacts } from './booking-facts.tsx';
import { PersonList } from './person-list.tsx';

const DENIED = [400, 401, 403, 404, 410];

function LoginHint() {
  const t = useTexts(bookingDetailTexts);
  const { pathname } = useLocation();
  return (
    <Region>
      <h1 className={styles.title}>{t('login.title')}</h1>
      <Notice>
        <p>{t('login.text')}</p>
        <Link to={`${LOGIN_PATH}?weiter=${encodeURIComponent(pathname)}`}>{t('login.link')}</Link>
      </Notice>
    </Region>
  );
}

function BookingView({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingDetailTexts);
  const names = booking.bookingPersons.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return (
    <Region>
      <header className={styles.head}>
        <p className={styles.number}>{t('number', { number: booking.bookingNumber })}</p>
        <h1 className={styles.title}>{booking.event.title}</h1>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.section}>
            <h2>{formatPersons(booking)}</h2>
            <PersonList persons={booking.bookingPersons} />
          </section>
          <section className={styles.section}>
            <h2>{t('price')}</h2>
            <PriceLines price={booking} names={names} />
            <PaymentFacts booking={booking} />
          </section>
        </div>
        <div className={styles.column}>
          <EventFacts booking={booking} />
          <BookerFacts booking={booking} />
        </div>
      </div>
    </Region>
  );
}

function BookingDetail({ id }: { readonly id: string }) {
  const { api } = useShell();
  const { user } = useSession();
  const t = useTexts(bookingDetailTexts);
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token');
  const booking = useQuery(bookingDetailQuery(api, id, token));
  const { data } = booking;
  // Admins may read every booking; in the profile stand one's own.
  const isForeign = data !== undefined && !token && data.user !== user?.iri;
  const isDenied = isForeign || (isApiError(booking.error) && DENIED.includes(booking.error.status));
  useErrorPage(isDenied && user ? 404 : null, t('notFound'));
  const title =
    data && !isForeign ? t('headTitle', { number: data.bookingNumber, title: data.event.title }) : t('title');
  useHead({ title, robots: 'noindex' });
  if (booking.isPending) return <LoadingRegion />;
  if (isDenied) return user ? <LoadingRegion /> : <LoginHint />;
  if (booking.isError) return <FailedRegion onRetry={() => void booking.refetch()} />;
  return <BookingView booking={booking.data} />;
}

/** `/profil/buchung/:id?`; without an id it redirects to the bookings in the profile. */
export function Page() {
  const { id } = usePageParams();
  return id ? <BookingDetail key={id} id={id} /> : <Navigate to="/profil" replace />;
}
