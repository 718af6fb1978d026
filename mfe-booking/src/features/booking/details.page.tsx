import type { EventResponse, MeResponse, OwnDietResponse } from '@firn/shared-contracts/api';
import { usePageParams, useSession, useShell } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { familyQuery } from '../../shared/family.queries.ts';
import { ownDietQuery } from '../../shared/own-diet.queries.ts';
import { loadMaterialFields } from '../../shared/person/material.part.tsx';
import { personContext, withoutRenting } from '../../shared/person/person-context.ts';
import { useRentable } from '../../shared/person/use-rentable.ts';
import { LoadingRegion } from '../../shared/region.tsx';
import { loadSeatOption } from '../../shared/seat-option.ts';
import { BookedGate } from './booked-gate.tsx';
import { meQuery } from './booking.queries.ts';
import { DetailsForm } from './details.form.tsx';
import { type BookingDraft, initialValues, loadDraft } from './draft/draft.ts';
import { keptDraftQuery, loadFromDevice } from './draft/kept-draft.ts';
import { RestoredNotice } from './draft/restored-notice.tsx';
import { useDraft } from './draft/use-draft.ts';
import { EventGate } from './event-gate.tsx';
import { withKnownBooker } from './known-booker.logic.ts';
import { bookingPaths } from './paths.ts';
import { useBookingLeaveQuestion } from './use-booking-leave-question.tsx';
import { isWaiting } from './waiting.ts';

interface DetailsStepProps {
  readonly event: EventResponse;
  readonly me: MeResponse | null;
  readonly diet: OwnDietResponse['diet'];
  /** It was typed in another tab, or days ago. */
  readonly kept: BookingDraft | null;
}

/** The tab may be closed while it is hidden, without another word. */
function useWhenHidden(keep: () => void): void {
  useEffect(() => {
    const onChange = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', onChange);
    addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      removeEventListener('pagehide', keep);
    };
  }, [keep]);
}

function DetailsStep({ event, me, diet, kept }: DetailsStepProps) {
  const shell = useShell();
  const { user } = useSession();
  const navigate = useNavigate();
  const paths = bookingPaths(event.id);
  const initial = useCallback(() => {
    const values = initialValues(user, me, diet, loadSeatOption(shell, event.id));
    return diet ? withKnownBooker(event, values, personContext(event, shell.now(), null)) : values;
  }, [user, me, diet, event, shell]);
  const draft = useDraft(event.id, initial, kept);
  useWhenHidden(draft.keepBeyondTab);
  const leaveDialog = useBookingLeaveQuestion(paths.details, draft.isUnfinished);
  const { rentable, isPending, retry } = useRentable(event);
  // Whoever was typing comes back to the place where they were, which what can be rented would push away.
  const [wasTyping] = useState(draft.isUnfinished);
  const fields = useQuery({
    queryKey: ['material-fields'],
    queryFn: async () => (await loadMaterialFields()) !== null,
    enabled: wasTyping && (rentable?.materials.length ?? 0) > 0,
  });
  const { shown } = draft;
  const context = useMemo(() => {
    const asked = personContext(event, shell.now(), rentable);
    return isWaiting(event, shown) ? withoutRenting(asked) : asked;
  }, [event, rentable, shell, shown]);
  if (wasTyping && (isPending || fields.isLoading)) return <LoadingRegion />;
  return (
    <>
      <DetailsForm
        event={event}
        context={context}
        draft={draft.shown}
        restored={draft.isRestored && <RestoredNotice onDiscard={draft.discard} />}
        onRetryMaterial={retry}
        onLeft={draft.keepBeyondTab}
        onChange={(values, isPristine) => (isPristine && !draft.isUnfinished()) || draft.keep({ values })}
        onDone={async (values) => {
          draft.keep({ values, rejection: null, bookAgain: false });
          draft.keepBeyondTab();
          await navigate(paths.payment);
        }}
      />
      {leaveDialog}
    </>
  );
}

/** The form waits for this that is known of the visitor, and goes on without. */
function useKnown(eventId: string) {
  const shell = useShell();
  const { api } = shell;
  const { user, impersonator } = useSession();
  const isOwner = user !== null && !impersonator;
  // Above the fields: what came late would push them away under the pointer, and off their place after a live switch.
  const family = useQuery({ ...familyQuery(api, user?.id ?? ''), enabled: user !== null });
  const me = useQuery(meQuery(api, user?.id ?? null));
  const diet = useQuery({ ...ownDietQuery(api, user?.id ?? ''), enabled: isOwner });
  // Read once for each visitor, not with each drawing.
  const { isInTab, device } = useMemo(
    () => ({
      isInTab: loadDraft(shell, eventId) !== null,
      device: impersonator ? null : loadFromDevice(eventId, user, shell.now()),
    }),
    [shell, eventId, user, impersonator],
  );
  const kept = useQuery({ ...keptDraftQuery(api, user?.id ?? '', eventId), enabled: isOwner && !isInTab });
  const isOwnReady = !isOwner || (diet.isFetched && (isInTab || kept.isFetched));
  return {
    isReady: user === null || (family.isFetched && !me.isLoading && isOwnReady),
    me: me.data ?? null,
    diet: (isOwner && diet.data?.diet) || null,
    kept: device ?? kept.data ?? null,
  };
}

function Details() {
  const { id = '' } = usePageParams();
  const { isReady, ...known } = useKnown(id);
  return (
    <EventGate>
      {(event) => (isReady ? <DetailsStep key={event.id} event={event} {...known} /> : <LoadingRegion />)}
    </EventGate>
  );
}

/** `/event/:id/buchen` */
export function Page() {
  return (
    <BookedGate>
      <Details />
    </BookedGate>
  );
}
