import type { EventResponse } from '@firn/shared-contracts/api';
import type { Availability } from '@firn/shared-contracts/domain';

export type BookingState = 'bookable' | 'unknown' | Exclude<Availability, 'bookable' | 'few'>;

/**
 * Whether the booking form may be entered, or the reason why not. Type `unknown` is never bookable
 * (docs/domain/offers.md#types).
 */
export function bookingState({
  availability,
  type,
}: Pick<EventResponse, 'availability' | 'type'>): BookingState {
  if (availability !== 'bookable' && availability !== 'few') return availability;
  return type === 'unknown' ? 'unknown' : 'bookable';
}
