import { useHead, usePageParams, useShell, useTexts } from '@firn/shared-ui/remote';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';
import { type BookingOutcome, loadOutcome } from './outcome.ts';
import { bookingPaths } from './paths.ts';

interface OutcomeGateProps {
  readonly children: (outcome: BookingOutcome, eventId: string) => ReactNode;
}

/** The last steps follow a booking that was sent; without one the booking begins at its first step. */
export function OutcomeGate({ children }: OutcomeGateProps) {
  const shell = useShell();
  const t = useTexts('booking');
  const { id = '' } = usePageParams();
  const [outcome] = useState(() => loadOutcome(shell, id));
  useHead({ title: t('title'), robots: 'noindex' });
  if (!outcome) return <Navigate to={bookingPaths(id).details} replace />;
  return children(outcome, id);
}
