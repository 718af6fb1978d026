import type { BookingResponse } from '@firn/shared-contracts/api';
import { LOGIN_PATH } from '@firn/shared-contracts/domain';
import { isApiError } from '@firn/shared-contracts/shell';
import { useErrorPage, useHead, usePageParams, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { bookingDetailTexts } from '../../i18n/de-CH/booking-detail.ts';
import { Notice } from '../../shared/notice.tsx';
import { FailedRegion, LoadingRegion, Region } from '../../shared/region.tsx';
import styles from './booking-detail.module.css';
import { bookingDetailQuery } from './booking-detail.queries.ts';
import type { BookingLink } from './booking-link.ts';

const DENIED = [400, 401, 403, 404, 410];

function LoginHint() {
  const t = useTexts(bookingDetailTexts);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  // The token opens nothing: whoever logs in goes without it.
  const person = search.get('person');
  const here = person ? `${pathname}?person=${person}` : pathname;
  return (
    <Region>
      <h1 className={styles.title}>{t('login.title')}</h1>
      <Notice>
        <p>{t('login.text')}</p>
        <Link to={`${LOGIN_PATH}?weiter=${encodeURIComponent(here)}`}>{t('login.link')}</Link>
      </Notice>
    </Region>
  );
}

interface OwnBookingProps {
  readonly children: (booking: BookingResponse, link: BookingLink) => ReactNode;
}

function LoadedBooking({ link, children }: OwnBookingProps & { readonly link: BookingLink }) {
  const { api } = useShell();
  const { user } = useSession();
  const t = useTexts(bookingDetailTexts);
  const booking = useQuery(bookingDetailQuery(api, link));
  const { data } = booking;
  // Admins may read every booking; in the profile stand one's own.
  const isForeign = data !== undefined && !link.token && data.user !== user?.iri;
  const isDenied = isForeign || (isApiError(booking.error) && DENIED.includes(booking.error.status));
  useErrorPage(isDenied && user ? 404 : null, t('notFound'));
  const title =
    data && !isForeign ? t('headTitle', { number: data.bookingNumber, title: data.event.title }) : t('title');
  useHead({ title, robots: 'noindex' });
  if (booking.isPending) return <LoadingRegion />;
  if (isDenied) return user ? <LoadingRegion /> : <LoginHint />;
  if (!data) return <FailedRegion onRetry={() => void booking.refetch()} />;
  return children(data, link);
}

/** The booking of the address, for whom it belongs to: its account, or a guest with its token. */
export function OwnBooking({ children }: OwnBookingProps) {
  const { id } = usePageParams();
  const [searchParams] = useSearchParams();
  if (!id) return <Navigate to="/profil" replace />;
  return (
    <LoadedBooking key={id} link={{ id, token: searchParams.get('token') }}>
      {children}
    </LoadedBooking>
  );
}
