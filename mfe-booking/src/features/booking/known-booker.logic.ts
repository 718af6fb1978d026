import type { EventResponse } from '@firn/shared-contracts/api';
import type { PersonContext } from '../../shared/person/person-context.ts';
import { draftViolations } from './booking-request.logic.ts';
import type { BookingValues } from './draft/values.ts';
import { isAskedByEvent } from './family.logic.ts';

/** Tells in place of asking where nothing is missing of the booker but what the event itself asks. */
export function withKnownBooker(
  event: EventResponse,
  values: BookingValues,
  context: PersonContext,
): BookingValues {
  const [self, ...others] = values.bookingPersons;
  const wrong = draftViolations(event, values, context, (path) => path)
    .map(({ propertyPath }) => propertyPath)
    .filter((path) => path.startsWith('bookingPersons[0].'));
  if (!self || !wrong.every(isAskedByEvent)) return values;
  return { ...values, bookingPersons: [{ ...self, isKnown: true }, ...others] };
}
