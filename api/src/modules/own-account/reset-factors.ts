import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { conflict, notFound } from '../../lib/problem.ts';
import { endSessions } from '../account-access/index.ts';
import { type ChangeRequest, tellOwner } from '../auth/index.ts';
import { findAccountByEmail, type UserRow } from '../people/index.ts';
import { recordAccountChange } from './account.repository.ts';
import { removeFactors } from './remove-factors.ts';

const nothingToRemove = () =>
  conflict('/problems/no-second-factor', 'Diese Person hat weder zweiten Faktor noch Passkeys.');

interface Reset {
  /** Null for an operator. */
  readonly actor: Actor | null;
  readonly reason: string;
  readonly request: ChangeRequest;
  readonly at: Date;
}

/**
 * Removes what somebody has lost, logs them out everywhere and tells them (docs/domain/accounts.md#lost-second-factor).
 * @throws 409 where there is nothing.
 */
export async function resetFactors(
  tx: Tx,
  owner: UserRow,
  { actor, reason, request, at }: Reset,
): Promise<void> {
  const { id: userId } = owner;
  if (!(await removeFactors(tx, userId))) throw nothingToRemove();
  await endSessions(tx, userId, null);
  await recordAccountChange(tx, { userId, actor, what: 'factors_removed', reason, at });
  await tellOwner(tx, request, { template: 'factors_removed', owner, at });
}

/** The same by an operator, who helps a super admin whom nobody else can help. @throws 404 for an unknown address. */
export async function resetFactorsByOperator(
  tx: Tx,
  email: string,
  { origin, at }: { readonly origin: string; readonly at: Date },
): Promise<void> {
  const owner = await findAccountByEmail(tx, email);
  if (!owner) throw notFound(`«${email}» hat kein Konto.`);
  const request = { headers: {}, publicOrigin: origin };
  await resetFactors(tx, owner, { actor: null, reason: 'Durch die Betriebsleitung', request, at });
}
