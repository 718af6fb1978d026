import type { EventResponse, MeResponse } from '@firn/shared-contracts/api';
import { useSession, useShell } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { familyQuery } from '../../shared/family.queries.ts';
import { personContext, withoutRenting } from '../../shared/person/person-context.ts';
import { useRentable } from '../../shared/person/use-rentable.ts';
import { LoadingRegion } from '../../shared/region.tsx';
import { BookedGate } from './booked-gate.tsx';
import { meQuery } from './booking.queries.ts';
import { DetailsForm } from './details.form.tsx';
import { initialValues } from './draft.ts';
import { EventGate } from './event-gate.tsx';
import { bookingPaths } from './paths.ts';
import { useBookingLeaveQuestion } from './use-booking-leave-question.tsx';
import { useDraft } from './use-draft.ts';
import { isWaiting } from './waiting.ts';

interface DetailsStepProps {
  readonly event: EventResponse;
  readonly me: MeResponse | null;
}

function DetailsStep({ event, me }: DetailsStepProps) {
  const shell = useShell();
  const { user } = useSession();
  const navigate = useNavigate();
  const paths = bookingPaths(event.id);
  const draft = useDraft(event.id, () => initialValues(user, me));
  const leaveDialog = useBookingLeaveQuestion(paths.details, draft.isUnfinished);
  const { rentable, retry } = useRentable(event);
  const { shown } = draft;
  const context = useMemo(() => {
    const asked = personContext(event, shell.now(), rentable);
    return isWaiting(event, shown) ? withoutRenting(asked) : asked;
  }, [event, rentable, shell, shown]);
  return (
    <>
      <DetailsForm
        event={event}
        context={context}
        draft={draft.shown}
        onRetryMaterial={retry}
        onChange={(values, isPristine) => (isPristine && !draft.isUnfinished()) || draft.keep({ values })}
        onDone={async (values) => {
          draft.keep({ values, rejection: null, bookAgain: false });
          await navigate(paths.payment);
        }}
      />
      {leaveDialog}
    </>
  );
}

function Details() {
  const { api } = useShell();
  const { user } = useSession();
  // Above the fields: what came late would push them away under the pointer, and off their place after a live switch.
  const family = useQuery({ ...familyQuery(api, user?.id ?? ''), enabled: user !== null });
  const me = useQuery(meQuery(api, user?.id ?? null));
  const isReady = user === null || (family.isFetched && !me.isLoading);
  return (
    <EventGate>
      {(event) =>
        isReady ? <DetailsStep key={event.id} event={event} me={me.data ?? null} /> : <LoadingRegion />
      }
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
