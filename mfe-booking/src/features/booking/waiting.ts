import { type EventResponse, MAXIMUM_BOOKING_PERSONS } from '@firn/shared-contracts/api';
import type { BookingDraft } from './draft/draft.ts';

/** Whether the form leads to the waiting list: as the visitor chose when the API said otherwise, else by the event. */
export const isWaiting = (
  event: Pick<EventResponse, 'availability'>,
  { waits }: Pick<BookingDraft, 'waits'>,
): boolean => waits ?? event.availability === 'waitlist';

/** What the form leads to. */
export type Aim = 'book' | 'request' | 'wait';

export const aimOf = (
  event: Pick<EventResponse, 'availability' | 'onRequest'>,
  draft: Pick<BookingDraft, 'waits'>,
): Aim => {
  if (isWaiting(event, draft)) return 'wait';
  return event.onRequest ? 'request' : 'book';
};

/** How many persons one booking may have: eight, and no more than there are seats, or may ever be. */
export function personLimit(
  { freePlaces, maximumParticipants }: Pick<EventResponse, 'freePlaces' | 'maximumParticipants'>,
  waits: boolean,
): number {
  return Math.min(MAXIMUM_BOOKING_PERSONS, waits ? maximumParticipants : freePlaces);
}
