import {
  type AssignmentState,
  type EventState,
  LATEST_DECLINE_DAYS,
  mayDecline,
} from '@firn/shared-contracts/domain';
import type { Condition, StateMachine } from '../../records/state-machine.domain.ts';

/** What the steps of an assignment depend on. */
export interface AssignmentFacts {
  readonly start: Date;
  readonly eventState: EventState;
}

const takesPlace: Condition<AssignmentFacts> = {
  propertyPath: 'event',
  message: 'Der Event findet nicht mehr statt.',
  isMet: ({ eventState }) => eventState !== 'cancelled' && eventState !== 'closed',
};

const isEarly: Condition<AssignmentFacts> = {
  propertyPath: 'start',
  message: `In den letzten ${LATEST_DECLINE_DAYS} Tagen vor dem Beginn kannst du nicht mehr selber absagen. Bitte ruf das Büro an.`,
  isMet: ({ start }, now) => mayDecline(start, now),
};

const OFFICE = ['office', 'super-admin'] as const;

export const assignmentMachine: StateMachine<AssignmentState, AssignmentFacts> = {
  entity: 'guide_assignment',
  steps: [
    { from: ['asked'], to: 'accepted', by: ['guide', ...OFFICE], conditions: [takesPlace] },
    { from: ['asked'], to: 'declined', by: ['guide', ...OFFICE] },
    { from: ['accepted'], to: 'declined', by: ['guide'], conditions: [isEarly] },
    { from: ['asked', 'accepted'], to: 'withdrawn', by: OFFICE },
  ],
};
