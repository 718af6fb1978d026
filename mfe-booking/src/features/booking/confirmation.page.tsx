import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatChf, formatDateRange, formatLocalDate } from '@firn/shared-ui/format';
import { BOOKING_STATE_LABELS } from '@firn/shared-ui/labels';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { companyQuery } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { isDueAtOnce } from '../../shared/due-at-once.ts';
import { FailedRegion, LoadingRegion, Region } from '../../shared/region.tsx';
import { AwaitingConfirmation, ExpiredReservation } from './awaiting-confirmation.tsx';
import { BookAgain, useCameBack } from './book-again.tsx';
import { bookingQuery, eventQuery } from './booking.queries.ts';
import { bookingDetailPath } from './booking-detail-path.ts';
import type { BookingOutcome } from './outcome.ts';
import { OutcomeGate } from './outcome-gate.tsx';
import { bookingPaths } from './paths.ts';
import { RequestedConfirmation } from './requested-confirmation.tsx';
import styles from './result.module.css';
import { SavedLink } from './saved-link.tsx';
import { Steps } from './steps.tsx';
import { WaitingConfirmation } from './waiting-confirmation.tsx';

/** How often a booking that waits for its link is looked at. */
const LINK_LOOK_MS = 10_000;

function NextSteps({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingTexts);
  const shell = useShell();
  const { data: event } = useQuery(eventQuery(shell, booking.event.id));
  const insurancePage = useQuery(companyQuery(shell.api)).data?.insurancePage;
  const isAssured = event?.state === 'confirmed';
  return (
    <section>
      <h2>{t('confirmation.nextTitle')}</h2>
      <ul className={styles.next}>
        <li>{t('confirmation.nextMail', { email: booking.booker.email })}</li>
        {booking.paid > 0 && <li>{t('confirmation.nextPaid', { paid: formatChf(booking.paid) })}</li>}
        {booking.dueDate && booking.total > booking.paid && (
          <li>
            {t(isDueAtOnce(booking) ? 'confirmation.nextInvoiceNow' : 'confirmation.nextInvoice', {
              total: formatChf(booking.total),
              date: formatLocalDate(booking.dueDate),
            })}
          </li>
        )}
        {event && (
          <li>
            {isAssured
              ? t('confirmation.nextConfirmed')
              : t('confirmation.nextMinimum', { count: event.minimumParticipants })}
          </li>
        )}
        <li>{t('confirmation.nextInfo')}</li>
        <li>
          {t('confirmation.nextInsurance')}{' '}
          {insurancePage && <Link to={insurancePage}>{t('confirmation.insurance')}</Link>}
        </li>
      </ul>
    </section>
  );
}

function Confirmation({ outcome }: { readonly outcome: BookingOutcome }) {
  const { api } = useShell();
  const { user } = useSession();
  const t = useTexts(bookingTexts);
  const cameBack = useCameBack();
  const booking = useQuery({
    ...bookingQuery(api, outcome),
    // The link may be used on another device.
    refetchInterval: ({ state }) => (state.data?.confirmBy ? LINK_LOOK_MS : false),
  });
  if (booking.isPending) return <LoadingRegion />;
  if (booking.isError) return <FailedRegion onRetry={() => void booking.refetch()} />;
  const { data } = booking;
  if (data.confirmBy !== null) return <AwaitingConfirmation booking={data} confirmBy={data.confirmBy} />;
  // Back from the pay page leads to where it waits.
  if (data.state === 'pending_payment')
    return <Navigate to={bookingPaths(data.event.id).processing} replace />;
  if (data.state === 'waitlisted') return <WaitingConfirmation booking={data} outcome={outcome} />;
  if (data.state === 'requested') return <RequestedConfirmation booking={data} outcome={outcome} />;
  if (data.state === 'expired') return <ExpiredReservation booking={data} />;
  const title = data.state === 'confirmed' ? 'confirmation.title' : 'confirmation.received';
  return (
    <Region>
      <Steps current="confirmation" />
      <div className={styles.result}>
        <h1 className={styles.title}>{t(cameBack ? 'confirmation.before' : title)}</h1>
        <p>
          {data.event.title}, {formatDateRange(data.event.start, data.event.end)}
        </p>
        <dl className={styles.number}>
          <dt>{t('confirmation.number')}</dt>
          <dd>
            {data.bookingNumber} ({BOOKING_STATE_LABELS[data.state]})
          </dd>
        </dl>
        <NextSteps booking={data} />
        <SavedLink outcome={outcome} />
        <p className={styles.links}>
          <Link to={bookingDetailPath(outcome, user !== null)}>{t('confirmation.link')}</Link>
          <Link to={`/event/${data.event.id}/${data.event.slug}`}>{t('confirmation.toEvent')}</Link>
          <BookAgain eventId={data.event.id} />
        </p>
      </div>
    </Region>
  );
}

/** `/event/:id/buchen/bestaetigung` */
export function Page() {
  return <OutcomeGate>{(outcome) => <Confirmation outcome={outcome} />}</OutcomeGate>;
}
