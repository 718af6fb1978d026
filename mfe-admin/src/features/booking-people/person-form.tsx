import type { BookingPersonResponse, BookingResponse, BookingRuleContext } from '@firn/shared-contracts/api';
import { PageSkeleton } from '@firn/shared-ui/resource-page';
import { lazy, Suspense } from 'react';
import { FocusFirst } from '../../shared/focus-first.tsx';

const EditPerson = lazy(async () => {
  const { EditPerson } = await import(/* webpackChunkName: "booking-desk" */ './edit-person.tsx');
  return { default: EditPerson };
});

const JoinPerson = lazy(async () => {
  const { JoinPerson } = await import(/* webpackChunkName: "booking-desk" */ './join-person.tsx');
  return { default: JoinPerson };
});

interface PersonFormProps {
  readonly booking: BookingResponse;
  readonly corrects?: BookingPersonResponse;
  readonly replaces?: BookingPersonResponse | null;
  readonly context: BookingRuleContext;
  readonly onDone: () => void;
}

/** The form of a person, loaded once somebody asks for it: one who is corrected, replaced, or joins. */
export function PersonForm({ corrects, replaces = null, ...props }: PersonFormProps) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <FocusFirst>
        {corrects ? (
          <EditPerson {...props} person={corrects} />
        ) : (
          <JoinPerson {...props} replaces={replaces} />
        )}
      </FocusFirst>
    </Suspense>
  );
}
