import type { EventResponse } from '@firn/shared-contracts/api';
import { addDays, decisionDate, type LocalDate, zurichDate } from '@firn/shared-contracts/domain';
import { occupancyTone } from './occupancy.logic.ts';
import type { Tone } from './tone.ts';

type Facts = Pick<
  EventResponse,
  | 'state'
  | 'start'
  | 'durationDays'
  | 'decisionDate'
  | 'bookedPlaces'
  | 'minimumParticipants'
  | 'maximumParticipants'
>;

export interface DecisionLight {
  readonly tone: Tone;
  /** The last day on which the office calls off. */
  readonly day: LocalDate;
  /** The day is over and nobody has decided. */
  readonly isOverdue: boolean;
}

/**
 * The decision whether an event takes place, as a traffic light (docs/domain/events.md#minimum): only an open event waits for
 * it. Null where there is nothing to decide, or nobody may know the seats.
 */
export function decisionLight(event: Facts, now: Date): DecisionLight | null {
  if (event.state !== 'open' || event.bookedPlaces === null) return null;
  const { durationDays, start } = event;
  const day = event.decisionDate ?? decisionDate({ start: new Date(start), durationDays });
  return { tone: occupancyTone(event), day, isOverdue: zurichDate(now) >= addDays(day, 1) };
}
