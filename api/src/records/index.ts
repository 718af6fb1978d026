export { answeringStale } from './answer-stale.ts';
export { isEqual } from './changes.domain.ts';
export { defineResource, defineWrites } from './define-resource.ts';
export { type Precondition, preconditionOf } from './precondition.ts';
export type { Normalisers, RecordKind } from './record-kind.ts';
export type { Reference } from './references.read-model.ts';
export type {
  AskedView,
  CreationContext,
  Listed,
  Preview,
  ResourceDeps,
  Transition,
  TransitionStep,
  View,
} from './resource-definition.ts';
export { viewOf } from './resource-definition.ts';
export { StaleError } from './stale-error.ts';
export { tableKind } from './table-kind.repository.ts';
export { tableList } from './table-list.read-model.ts';
export { refuseStep, requireMet, requireStep, type StepTaken, takeStep } from './take-step.ts';
export {
  createRecord,
  type Defaults,
  patchRecord,
  type RuleContext,
  type Rules,
  removeRecord,
  type WriteContext,
} from './write-record.ts';
