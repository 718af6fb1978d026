import { USER_STATES, WRITE_PROBLEMS } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import { conflict, forbidden, invalid, notFound } from '../../lib/problem.ts';
import { requireStep, StaleError, type StepTaken, type Transition, takeStep } from '../../records/index.ts';
import { endAccess } from '../account-access/index.ts';
import { readAccountFacts } from './account-facts.read-model.ts';
import { type AccountFacts, accountMachine } from './account-states.domain.ts';
import { eraseUser } from './erase-user.repository.ts';
import { refusalOfStep } from './user-authority.domain.ts';
import { editorOf } from './user-editor.ts';
import { readDeletedUser } from './users.read-model.ts';
import { setUserState, userKind } from './users.repository.ts';

type AccountStep = StepTaken<(typeof USER_STATES)[number], AccountFacts>;

async function store(tx: Tx, id: string, to: AccountStep['to']): Promise<void> {
  if (to === 'deleted') return eraseUser(tx, id);
  await setUserState(tx, id, to);
  if (to === 'locked') await endAccess(tx, id);
}

/** @throws 403 for the own account, that of an admin, and in another's name. */
export function requireAuthority(target: { id: string; roles: readonly string[] }, visitor: Visitor): void {
  const refusal = refusalOfStep(target, editorOf(visitor));
  if (refusal) throw forbidden(refusal, visitor.impersonator ? '/problems/impersonating' : undefined);
}

/**
 * Locks, unlocks or deletes an account.
 * @throws 403, 404, StaleError, 409 `invalid-transition` that names what is missing, 422 for a state there is none of.
 */
export const transitUser: Transition = async ({ db, clock }, step, finish) => {
  const { id, request, visitor, actor, precondition } = step;
  const to = USER_STATES.find((state) => state === request.to);
  if (!to) {
    const message = `Bitte wähle einen dieser Zustände: ${USER_STATES.join(', ')}.`;
    throw invalid([{ propertyPath: 'to', message }]);
  }
  return db.transaction(async (tx) => {
    const stored = await userKind.load(tx, id, { lock: true });
    if (!stored) throw notFound();
    requireAuthority({ id: stored.id.toLowerCase(), roles: stored.record.roles }, visitor);
    if (!precondition(stored.version)) throw new StaleError();
    const taken: AccountStep = {
      id,
      from: stored.record.userState,
      to,
      facts: await readAccountFacts(tx, id),
      by: visitor.permissions.isSuperAdmin ? 'super-admin' : 'office',
      actor,
      ...(request.reason && { reason: request.reason }),
      label: userKind.labelOf(stored.record),
      at: clock(),
    };
    if (request.dryRun) requireStep(accountMachine, taken);
    else await takeStep(tx, accountMachine, taken, () => store(tx, id, to));
    return to === 'deleted' && !request.dryRun ? readDeletedUser(tx, id, visitor) : finish(tx, id);
  });
};

interface SafetyLock {
  readonly id: string;
  readonly reason: string;
  readonly at: Date;
}

/** Locks an account that somebody else may be in, unless it is locked already; the office opens it again. */
export async function lockForSafety(tx: Tx, { id, reason, at }: SafetyLock): Promise<void> {
  const stored = await userKind.load(tx, id, { lock: true });
  if (stored?.record.userState !== 'active') return;
  const taken: AccountStep = {
    id,
    from: 'active',
    to: 'locked',
    facts: await readAccountFacts(tx, id),
    by: 'system',
    actor: null,
    reason,
    label: userKind.labelOf(stored.record),
    at,
  };
  await takeStep(tx, accountMachine, taken, () => store(tx, id, 'locked'));
}

/** Makes somebody anonymous who has not been here for years; the caller holds the row and knows that they may go. */
export async function deleteInactiveUser(tx: Tx, id: string, at: Date): Promise<void> {
  const stored = await userKind.load(tx, id);
  if (!stored) return;
  const taken: AccountStep = {
    id,
    from: stored.record.userState,
    to: 'deleted',
    facts: await readAccountFacts(tx, id),
    by: 'system',
    actor: null,
    reason: 'Seit 3 Jahren nicht mehr hier',
    label: userKind.labelOf(stored.record),
    at,
  };
  await takeStep(tx, accountMachine, taken, () => store(tx, id, 'deleted'));
}

interface OwnDeletion {
  readonly id: string;
  readonly actor: Actor | null;
  readonly at: Date;
}

/** Deletes one's own account. @throws 409 `in-use` while a booking is open, 409 `invalid-transition` that names what is missing. */
export async function deleteOwnUser(tx: Tx, { id, actor, at }: OwnDeletion): Promise<void> {
  const stored = await userKind.load(tx, id, { lock: true });
  if (!stored) throw notFound();
  const facts = await readAccountFacts(tx, id);
  if (facts.openBookings > 0) {
    const usedBy = [{ label: 'Buchungen', count: facts.openBookings, names: [] }];
    const detail = 'Du hast noch offene Buchungen. Sie müssen zuerst vorbei oder annulliert sein.';
    throw conflict(WRITE_PROBLEMS.inUse, detail, { usedBy });
  }
  const from = stored.record.userState;
  const taken: AccountStep = {
    id,
    from,
    to: 'deleted',
    facts,
    by: 'guest',
    actor,
    label: userKind.labelOf(stored.record),
    at,
  };
  await takeStep(tx, accountMachine, taken, () => eraseUser(tx, id));
}
