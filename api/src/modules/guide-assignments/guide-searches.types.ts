import type { AssignmentState } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';

/** A guide has answered, was taken off, or was set. */
export interface AssignmentStep {
  readonly eventId: string;
  readonly guideId: string;
  readonly to: AssignmentState;
  readonly origin: string;
  readonly at: Date;
}

/** The search for a guide knows the assignments, so what it does with an answer is handed in. */
export interface Searches {
  /** Takes the lock of the event's search, which comes before that of an assignment. */
  readonly lock: (tx: Tx, step: Pick<AssignmentStep, 'eventId' | 'guideId'>) => Promise<void>;
  /** @throws 409 `guide-search-settled` where somebody else was quicker with a yes. */
  readonly requireUnsettled: (tx: Tx, assignmentId: string) => Promise<void>;
  readonly follow: (tx: Tx, step: AssignmentStep) => Promise<void>;
}
