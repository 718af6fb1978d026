import type { Violation } from '@firn/shared-contracts/shell';

/** A condition of a step, and the message if it is not met. */
export interface Condition<Facts> {
  /** Field to look at. */
  readonly propertyPath: string;
  readonly message: string;
  readonly isMet: (facts: Facts, now: Date) => boolean;
}

/** `guide` stands for a guide of the event, `system` for jobs and for consequences of another step. */
export type StepActor = 'guest' | 'guide' | 'office' | 'super-admin' | 'system';

export interface Step<State extends string, Facts> {
  readonly from: readonly State[];
  readonly to: State;
  readonly by: readonly StepActor[];
  readonly conditions?: readonly Condition<Facts>[];
}

/** Every step of a kind of record; any other is refused. */
export interface StateMachine<State extends string, Facts> {
  readonly entity:
    | 'offer'
    | 'event'
    | 'booking'
    | 'booking_person'
    | 'guide_assignment'
    | 'event_accommodation'
    | 'user'
    | 'private_request'
    | 'seat_option'
    | 'invoice'
    | 'task'
    | 'renting_material_order'
    | 'content';
  readonly steps: readonly Step<State, Facts>[];
}

export interface StepRequest<State extends string, Facts> {
  readonly from: State;
  readonly to: State;
  readonly by: StepActor;
  readonly facts: Facts;
  readonly now: Date;
}

/** `missing` is empty if the step does not exist for the actor. */
export type Decision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly missing: Violation[] };

/** What is not met, in words. */
export function unmet<Facts>(conditions: readonly Condition<Facts>[], facts: Facts, now: Date): Violation[] {
  return conditions
    .filter(({ isMet }) => !isMet(facts, now))
    .map(({ propertyPath, message }) => ({ propertyPath, message }));
}

export function decideStep<State extends string, Facts>(
  { steps }: StateMachine<State, Facts>,
  { from, to, by, facts, now }: StepRequest<State, Facts>,
): Decision {
  const step = steps.find((each) => each.from.includes(from) && each.to === to && each.by.includes(by));
  if (!step) return { allowed: false, missing: [] };
  const missing = unmet(step.conditions ?? [], facts, now);
  return missing.length === 0 ? { allowed: true } : { allowed: false, missing };
}
