import type { EventResponse } from '@firn/shared-contracts/api';
import type { Tone } from '../../../shared/tone.ts';

type Facts = Pick<
  EventResponse,
  'state' | 'start' | 'registrationDeadline' | 'bookedPlaces' | 'minimumParticipants'
>;

/**
 * Whether somebody in the office must act on an event. Amber: a prepared one waits for its review, an open one whose
 * deadline has passed for the decision. Red: it has too few guests for it, or it began without a decision.
 */
export function eventTone(event: Facts, now: Date): Tone {
  const { state, start, registrationDeadline, bookedPlaces, minimumParticipants } = event;
  if (state === 'prepared') return 'waiting';
  if (state !== 'open' || new Date(registrationDeadline) >= now) return 'quiet';
  const isShort = bookedPlaces !== null && bookedPlaces < minimumParticipants;
  return isShort || new Date(start) < now ? 'bad' : 'waiting';
}
