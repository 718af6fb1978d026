import type { EventResponse } from '@firn/shared-contracts/api';
import type { EventState } from '@firn/shared-contracts/domain';

export type EventStepName =
  | 'submit'
  | 'reject'
  | 'open'
  | 'withdraw'
  | 'confirm'
  | 'reopen'
  | 'cancel'
  | 'restore'
  | 'close'
  | 'unclose';

export interface EventStep {
  readonly name: EventStepName;
  readonly to: EventState;
  /** `cause` is one of the closed list of a cancellation, `text` is written. */
  readonly reason?: 'cause' | 'text';
  readonly comment?: 'required' | 'optional';
  readonly isForSuperAdmins?: boolean;
}

const CANCEL: EventStep = { name: 'cancel', to: 'cancelled', reason: 'cause', comment: 'optional' };

const STEPS: Readonly<Record<Exclude<EventState, 'cancelled'>, readonly EventStep[]>> = {
  draft: [{ name: 'submit', to: 'prepared' }],
  prepared: [{ name: 'open', to: 'open' }, { name: 'reject', to: 'draft', comment: 'required' }, CANCEL],
  open: [{ name: 'confirm', to: 'confirmed' }, { name: 'withdraw', to: 'prepared' }, CANCEL],
  confirmed: [{ name: 'close', to: 'closed' }, { name: 'reopen', to: 'open', reason: 'text' }, CANCEL],
  closed: [{ name: 'unclose', to: 'confirmed', isForSuperAdmins: true }],
};

/** The steps that lead on from where an event is (docs/domain/states.md#event); the first one is the usual one. */
export function eventSteps(
  { state, previousState }: Pick<EventResponse, 'state' | 'previousState'>,
  isSuperAdmin: boolean,
): readonly EventStep[] {
  const restore: readonly EventStep[] = previousState
    ? [{ name: 'restore', to: previousState, isForSuperAdmins: true }]
    : [];
  const steps = state === 'cancelled' ? restore : STEPS[state];
  return steps.filter(({ isForSuperAdmins }) => isSuperAdmin || !isForSuperAdmins);
}
