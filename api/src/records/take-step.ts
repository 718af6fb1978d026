import { WRITE_PROBLEMS } from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Tx } from '../db/client.ts';
import type { Actor } from '../lib/principal.ts';
import { conflict, type Problem } from '../lib/problem.ts';
import { recordAudit, recordStateChange } from '../modules/audit/index.ts';
import {
  type Condition,
  decideStep,
  type StateMachine,
  type StepActor,
  unmet,
} from './state-machine.domain.ts';

export interface StepTaken<State extends string, Facts> {
  readonly id: string;
  readonly from: State;
  readonly to: State;
  readonly facts: Facts;
  readonly by: StepActor;
  readonly actor: Actor | null;
  readonly reason?: string;
  /** The record's name, for the audit log. */
  readonly label?: string;
  readonly at: Date;
}

/** 409 `invalid-transition` with every condition that is not met. */
export function refuseStep(missing: readonly Violation[]): Problem {
  const detail =
    missing.length > 0
      ? missing.map(({ message }) => message).join('\n')
      : 'Dieser Schritt ist im jetzigen Zustand nicht möglich.';
  return conflict(WRITE_PROBLEMS.invalidTransition, detail, { code: 'invalid_transition', missing });
}

/** @throws 409 `invalid-transition` with every unmet condition. */
export function requireStep<State extends string, Facts>(
  machine: StateMachine<State, Facts>,
  step: StepTaken<State, Facts>,
): void {
  const decision = decideStep(machine, { ...step, now: step.at });
  if (!decision.allowed) throw refuseStep(decision.missing);
}

/** For what has conditions like a step without being one. @throws 409 `invalid-transition` with every unmet condition. */
export function requireMet<Facts>(conditions: readonly Condition<Facts>[], facts: Facts, now: Date): void {
  const missing = unmet(conditions, facts, now);
  if (missing.length > 0) throw refuseStep(missing);
}

/**
 * The one way a state changes: decides, lets `write` store it, and appends to history and audit log, all in the
 * caller's transaction. The caller holds the record's lock.
 * @throws 409 `invalid-transition`.
 */
export async function takeStep<State extends string, Facts>(
  tx: Tx,
  machine: StateMachine<State, Facts>,
  step: StepTaken<State, Facts>,
  write: (tx: Tx, to: State) => Promise<void>,
): Promise<void> {
  requireStep(machine, step);
  const { id, from, to, actor, reason, label, at } = step;
  const { entity } = machine;
  await write(tx, to);
  await recordStateChange(tx, { entity, entityId: id, from, to, actor, at, ...(reason && { reason }) });
  await recordAudit(tx, {
    actor,
    action: `${entity}.transition`,
    entity,
    entityId: id,
    ...(label && { label }),
    diff: { state: { from, to }, ...(reason && { reason: { from: null, to: reason } }) },
    at,
  });
}
