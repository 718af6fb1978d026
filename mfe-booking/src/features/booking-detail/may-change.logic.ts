import { type BookingResponse, MAXIMUM_BOOKING_PERSONS } from '@firn/shared-contracts/api';

/** What a guest may do with a booking by now (docs/domain/cancellation.md#changes); the API has the last word. */
export interface MayChange {
  readonly mayCancel: boolean;
  /** Whether one person may leave and others stay. */
  readonly mayCancelPerson: boolean;
  readonly mayReplace: boolean;
  /** Choosing another date. */
  readonly mayRebook: boolean;
  readonly mayAdd: boolean;
  /** Choosing other material, where there is some to rent. */
  readonly mayChangeMaterial: boolean;
  readonly isWaiting: boolean;
  /** The office has called the event off. */
  readonly isCalledOff: boolean;
}

const isAhead = (instant: string | null, now: Date) => instant !== null && now < new Date(instant);

export const activePersons = ({ bookingPersons }: BookingResponse) =>
  bookingPersons.filter(({ state }) => state === 'active');

export function mayChange(booking: BookingResponse, now: Date): MayChange {
  const { state, changesUntil, rebookableUntil, materialChangesUntil, cancellableUntil } = booking;
  const isWaiting = state === 'waitlisted' || state === 'offered';
  const mayCancel = isAhead(cancellableUntil, now);
  const mayReplace = isAhead(changesUntil, now);
  const count = activePersons(booking).length;
  return {
    mayCancel,
    mayCancelPerson: mayCancel && count > 1,
    mayReplace,
    mayRebook: isAhead(rebookableUntil, now),
    mayAdd: mayReplace && count < MAXIMUM_BOOKING_PERSONS,
    mayChangeMaterial: isAhead(materialChangesUntil, now),
    isWaiting,
    isCalledOff: state === 'annulled',
  };
}
