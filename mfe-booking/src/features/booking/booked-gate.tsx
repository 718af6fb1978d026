import type { BookingResponse } from '@firn/shared-contracts/api';
import { ONGOING_BOOKING_STATES } from '@firn/shared-contracts/domain';
import { isApiError } from '@firn/shared-contracts/shell';
import { formatDateRange } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { usePageParams, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { LoadingRegion, Region } from '../../shared/region.tsx';
import { bookingQuery, eventQuery } from './booking.queries.ts';
import { bookingDetailPath } from './booking-detail-path.ts';
import { loadDraft } from './draft.ts';
import { type BookingOutcome, loadOutcome, removeOutcome } from './outcome.ts';
import styles from './result.module.css';
import { useBookingHead } from './use-booking-head.ts';

const isOngoing = ({ state }: BookingResponse): boolean =>
  ONGOING_BOOKING_STATES.some((ongoing) => ongoing === state);

/**
 * What was booked in this tab, as long as no other booking is being typed. A page that the browser kept while it was away
 * shows what it showed then, so it looks again.
 */
function useOutcome(eventId: string) {
  const shell = useShell();
  const [outcome, setOutcome] = useState(() => outcomeOf());
  function outcomeOf(): BookingOutcome | null {
    return loadDraft(shell, eventId) ? null : loadOutcome(shell, eventId);
  }
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !loadDraft(shell, eventId)) setOutcome(loadOutcome(shell, eventId));
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [shell, eventId]);
  const forget = () => {
    removeOutcome(shell, eventId);
    setOutcome(null);
  };
  return { outcome, forget };
}

interface BookedProps {
  readonly outcome: BookingOutcome;
  readonly onAgain: () => void;
  /** The form, which comes at once if nothing is left of the booking. */
  readonly form: ReactNode;
}

function Booked({ outcome, onAgain, form }: BookedProps) {
  const { api } = useShell();
  const { id = '' } = usePageParams();
  const { user } = useSession();
  const t = useTexts(bookingTexts);
  const event = useQuery(eventQuery(api, id));
  useBookingHead(event.data);
  const { data, error, isPending } = useQuery(bookingQuery(api, outcome));
  if (isPending) return <LoadingRegion />;
  const isGone = isApiError(error) && error.status === 404;
  if (isGone || (data && !isOngoing(data))) return form;
  return (
    <Region>
      <div className={styles.result}>
        <h1 className={styles.title}>{t(data?.state === 'waitlisted' ? 'booked.waits' : 'booked.title')}</h1>
        {data && (
          <>
            <p>
              {data.event.title}, {formatDateRange(data.event.start, data.event.end)}
            </p>
            <p>{t('booked.facts', { number: data.bookingNumber, count: data.personCount })}</p>
          </>
        )}
        <p className={styles.links}>
          <Link to={bookingDetailPath(outcome, user !== null)}>{t('confirmation.link')}</Link>
        </p>
        <div>
          <Button variant="default" onClick={onAgain}>
            {t('confirmation.again')}
          </Button>
        </div>
      </div>
    </Region>
  );
}

/** Whoever comes back to the form after booking sees what they booked; the form only if they want to book again. */
export function BookedGate({ children }: { readonly children: ReactNode }) {
  const { id = '' } = usePageParams();
  const { outcome, forget } = useOutcome(id);
  return outcome ? <Booked outcome={outcome} onAgain={forget} form={children} /> : children;
}
