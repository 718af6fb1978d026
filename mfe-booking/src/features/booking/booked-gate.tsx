import { usePageParams, useShell } from '@firn/shared-ui/remote';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { LoadingRegion } from '../../shared/region.tsx';
import { loadDraft } from './draft.ts';
import { type BookingOutcome, loadOutcome, removeOutcome } from './outcome.ts';

/** Most who open the form have not booked yet. */
const Booked = lazy(async () => {
  const { Booked } = await import(/* webpackChunkName: "booked" */ './booked.tsx');
  return { default: Booked };
});

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

/** Whoever comes back to the form after booking sees what they booked; the form only if they want to book again. */
export function BookedGate({ children }: { readonly children: ReactNode }) {
  const { id = '' } = usePageParams();
  const { outcome, forget } = useOutcome(id);
  if (!outcome) return children;
  return (
    <Suspense fallback={<LoadingRegion />}>
      <Booked outcome={outcome} onAgain={forget} form={children} />
    </Suspense>
  );
}
