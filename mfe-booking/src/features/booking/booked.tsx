import type { BookingResponse } from '@firn/shared-contracts/api';
import { ONGOING_BOOKING_STATES } from '@firn/shared-contracts/domain';
import { isApiError } from '@firn/shared-contracts/shell';
import { formatDateRange } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { usePageParams, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { bookedTexts } from '../../i18n/de-CH/booked.ts';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { LoadingRegion, Region } from '../../shared/region.tsx';
import { bookingQuery, eventQuery } from './booking.queries.ts';
import { bookingDetailPath } from './booking-detail-path.ts';
import type { BookingOutcome } from './outcome.ts';
import styles from './result.module.css';
import { useBookingHead } from './use-booking-head.ts';

const isOngoing = ({ state }: BookingResponse): boolean =>
  ONGOING_BOOKING_STATES.some((ongoing) => ongoing === state);

interface BookedProps {
  readonly outcome: BookingOutcome;
  readonly onAgain: () => void;
  /** The form, which comes at once if nothing is left of the booking. */
  readonly form: ReactNode;
}

/** What was booked, in place of the form that would book it once more. */
export function Booked({ outcome, onAgain, form }: BookedProps) {
  const { api } = useShell();
  const { id = '' } = usePageParams();
  const { user } = useSession();
  const t = useTexts(bookingTexts);
  const tb = useTexts(bookedTexts);
  const event = useQuery(eventQuery(api, id));
  useBookingHead(event.data);
  const { data, error, isPending } = useQuery(bookingQuery(api, outcome));
  if (isPending) return <LoadingRegion />;
  const isGone = isApiError(error) && error.status === 404;
  if (isGone || (data && !isOngoing(data))) return form;
  return (
    <Region>
      <div className={styles.result}>
        <h1 className={styles.title}>{tb(data?.state === 'waitlisted' ? 'waits' : 'title')}</h1>
        {data && (
          <>
            <p>
              {data.event.title}, {formatDateRange(data.event.start, data.event.end)}
            </p>
            <p>{tb('facts', { number: data.bookingNumber, count: data.personCount })}</p>
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
