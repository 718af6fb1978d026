import {
  type BookingPersonState,
  type BookingState,
  SEAT_TAKING_STATES,
  zurichDate,
} from '@firn/shared-contracts/domain';
import type { Condition, StateMachine, Step } from '../../records/state-machine.domain.ts';

/** What a mark depends on. */
export interface AttendanceFacts {
  readonly start: Date;
  /** The guide has handed in the report. */
  readonly guideFinished: boolean;
  readonly bookingState: BookingState;
}

const takesPart: Condition<AttendanceFacts> = {
  propertyPath: 'state',
  message: 'Die Buchung dieser Person gilt nicht mehr.',
  isMet: ({ bookingState }) => SEAT_TAKING_STATES.includes(bookingState),
};
const hasBegun: Condition<AttendanceFacts> = {
  propertyPath: 'state',
  message: 'Wer da ist, lässt sich ab dem ersten Tag des Events erfassen.',
  isMet: ({ start }, now) => zurichDate(now) >= zurichDate(start),
};
const isOpen: Condition<AttendanceFacts> = {
  propertyPath: 'state',
  message: 'Der Rapport ist abgegeben. Bitte melde dem Büro, was nicht stimmt.',
  isMet: ({ guideFinished }) => !guideFinished,
};

/** States of a person who takes part, and who is marked as having come or not. */
const MARKS = ['active', 'attended', 'no_show'] as const satisfies readonly BookingPersonState[];

const marking = (to: (typeof MARKS)[number]): Step<BookingPersonState, AttendanceFacts>[] => {
  const from = MARKS.filter((state) => state !== to);
  return [
    { from, to, by: ['guide'], conditions: [takesPart, hasBegun, isOpen] },
    { from, to, by: ['office', 'super-admin', 'system'], conditions: [takesPart, hasBegun] },
  ];
};

/** Who came (docs/domain/events.md#attendance). The report marks everybody as a consequence: `system`. */
export const attendanceMachine: StateMachine<BookingPersonState, AttendanceFacts> = {
  entity: 'booking_person',
  steps: MARKS.flatMap(marking),
};
