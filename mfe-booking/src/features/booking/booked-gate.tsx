import { isOngoing } from '@firn/shared-contracts/domain';
import { isApiError } from '@firn/shared-contracts/shell';
import { usePageParams, useShell } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { LoadingRegion } from '../../shared/region.tsx';
import { CAME_BACK } from './book-again.tsx';
import { bookingQuery } from './booking.queries.ts';
import { loadDraft } from './draft/draft.ts';
import { type BookingOutcome, loadOutcome } from './outcome.ts';
import { bookingPaths } from './paths.ts';

/**
 * What was booked in this tab, as long as no other booking is being typed. A page that the browser kept while it was away
 * shows what it showed then, so it looks again.
 */
function useOutcome(eventId: string): BookingOutcome | null {
  const shell = useShell();
  const [outcome, setOutcome] = useState(() =>
    loadDraft(shell, eventId) ? null : loadOutcome(shell, eventId),
  );
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !loadDraft(shell, eventId)) setOutcome(loadOutcome(shell, eventId));
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [shell, eventId]);
  return outcome;
}

interface BookedProps {
  readonly outcome: BookingOutcome;
  readonly eventId: string;
  /** The form, for whom nothing is left of the booking. */
  readonly form: ReactNode;
}

function Booked({ outcome, eventId, form }: BookedProps) {
  const { api } = useShell();
  const { data, error, isPending } = useQuery(bookingQuery(api, outcome));
  if (isPending) return <LoadingRegion />;
  const isGone = isApiError(error) && error.status === 404;
  if (isGone || (data && !isOngoing(data.state))) return form;
  // By an address of its own: where the form had been scrolled to is not kept.
  return <Navigate to={bookingPaths(eventId).confirmation} state={CAME_BACK} replace />;
}

/** Whoever comes back to the form after booking is led to what they booked (docs/domain/bookings.md#after-booking). */
export function BookedGate({ children }: { readonly children: ReactNode }) {
  const { id = '' } = usePageParams();
  const outcome = useOutcome(id);
  return outcome ? <Booked outcome={outcome} eventId={id} form={children} /> : children;
}
