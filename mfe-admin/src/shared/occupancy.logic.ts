import type { EventResponse } from '@firn/shared-contracts/api';
import type { Tone } from './tone.ts';

type Seats = Pick<EventResponse, 'bookedPlaces' | 'minimumParticipants' | 'maximumParticipants'>;

/**
 * The traffic light of docs/domain/events.md#minimum: green once the minimum is reached, amber from half of it, red
 * below. Neutral when the number of booked seats is unknown.
 */
export function occupancyTone({ bookedPlaces, minimumParticipants }: Seats): Tone {
  if (bookedPlaces === null) return 'quiet';
  if (bookedPlaces >= minimumParticipants) return 'good';
  return bookedPlaces * 2 >= minimumParticipants ? 'waiting' : 'bad';
}
