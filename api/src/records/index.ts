export { answeringStale } from './answer-stale.ts';
export { defineResource } from './define-resource.ts';
export { type Precondition, preconditionOf } from './precondition.ts';
export type { RecordKind, Stored } from './record-kind.ts';
export type {
  Listed,
  ResourceDeps,
  Transition,
  TransitionStep,
  Versioned,
  View,
} from './resource-definition.ts';
export { StaleError } from './stale-error.ts';
export type { Condition, StateMachine, StepActor } from './state-machine.domain.ts';
export { tableKind } from './table-kind.ts';
export { tableList } from './table-list.ts';
export { requireStep, type StepTaken, takeStep } from './take-step.ts';
export { usageIn } from './usage.ts';
export type { RuleContext, Rules } from './write-record.ts';
