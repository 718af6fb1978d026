import {
  type AssignmentState,
  type EventState,
  LATEST_DECLINE_DAYS,
  mayDecline,
  UNDO_DECLINE_MS,
} from '@firn/shared-contracts/domain';
import type { Condition, StateMachine } from '../../records/state-machine.domain.ts';

/** What the steps of an assignment depend on. */
export interface AssignmentFacts {
  readonly start: Date;
  readonly eventState: EventState;
  /** The guide's own no, which nothing has followed; null if there is none. */
  readonly ownNo: OwnNo | null;
}

export interface OwnNo {
  readonly from: AssignmentState;
  readonly at: Date;
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

/** A slip of the finger is taken back at once, to what stood before. */
const isTakenBack = (to: AssignmentState): Condition<AssignmentFacts> => ({
  propertyPath: 'state',
  message: 'Zurücknehmen kannst du eine Absage nur gleich danach. Bitte ruf das Büro an.',
  isMet: ({ ownNo }, now) => ownNo?.from === to && now.getTime() - ownNo.at.getTime() <= UNDO_DECLINE_MS,
});

const OFFICE = ['office', 'super-admin'] as const;

export const assignmentMachine: StateMachine<AssignmentState, AssignmentFacts> = {
  entity: 'guide_assignment',
  steps: [
    { from: ['asked'], to: 'accepted', by: ['guide', ...OFFICE], conditions: [takesPlace] },
    { from: ['asked'], to: 'declined', by: ['guide', ...OFFICE] },
    { from: ['accepted'], to: 'declined', by: ['guide'], conditions: [isEarly] },
    { from: ['asked', 'accepted'], to: 'withdrawn', by: OFFICE },
    { from: ['declined'], to: 'accepted', by: ['guide'], conditions: [takesPlace, isTakenBack('accepted')] },
    { from: ['declined'], to: 'asked', by: ['guide'], conditions: [takesPlace, isTakenBack('asked')] },
  ],
};
