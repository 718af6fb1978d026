import { usePageParams, useShell } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';
import { eventQuery } from './booking.queries.ts';
import { type BookingOutcome, loadOutcome } from './outcome.ts';
import { bookingPaths } from './paths.ts';
import { useBookingHead } from './use-booking-head.ts';

interface OutcomeGateProps {
  readonly children: (outcome: BookingOutcome, eventId: string) => ReactNode;
  /** For a tab in which nothing was booked; the first step unless given. */
  readonly otherwise?: ReactNode;
}

/** The last steps need a booking that was sent; without one, booking starts at the first step. */
export function OutcomeGate({ children, otherwise = null }: OutcomeGateProps) {
  const shell = useShell();
  const { id = '' } = usePageParams();
  const [outcome] = useState(() => loadOutcome(shell, id));
  const event = useQuery(eventQuery(shell, id));
  useBookingHead(event.data);
  if (!outcome) return otherwise ?? <Navigate to={bookingPaths(id).details} replace />;
  return children(outcome, id);
}
