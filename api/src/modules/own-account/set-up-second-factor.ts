import type {
  RecoveryCodes,
  SecondFactorCode,
  SecondFactorResponse,
  SecondFactorSecret,
} from '@firn/shared-contracts/api';
import { permissionsOf } from '@firn/shared-contracts/domain';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { ApiRequest } from '../../lib/define-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { conflict, invalid } from '../../lib/problem.ts';
import {
  type AuthDeps,
  bareCode,
  confirmFactor,
  countRecoveryCodes,
  factorUri,
  findFactor,
  hashToken,
  keepRecoveryCodes,
  keepSecret,
  newFactorSecret,
  newRecoveryCode,
  removeFactor,
  stepOfCode,
  strengthenSession,
  tellOwner,
} from '../auth/index.ts';
import { findUserRow, type UserRow } from '../people/index.ts';
import { readSettings } from '../settings/index.ts';
import { recordAccountChange } from './account.repository.ts';
import { ownerOf } from './owner.ts';
import { weakenUnprotected } from './unprotected-sessions.repository.ts';

const RECOVERY_CODES = 10;

export async function factorResponse(db: Db, userId: string): Promise<SecondFactorResponse> {
  const [factor, user] = [await findFactor(db, userId), await findUserRow(db, userId)];
  const { adminSecondFactor } = await readSettings(db);
  return {
    '@id': '/api/me/second-factor',
    '@type': 'SecondFactor',
    isActive: factor?.confirmedAt != null,
    isRequired: adminSecondFactor && permissionsOf(user).isAdmin,
    recoveryCodes: await countRecoveryCodes(db, userId),
  };
}

/** The secret for a new app; null where one is active already. */
export async function beginFactor(
  { db, clock, factorSeal }: AuthDeps,
  { id, email }: UserRow,
): Promise<SecondFactorSecret | null> {
  const secret = newFactorSecret();
  if (!(await keepSecret(db, id, factorSeal.close(secret), clock()))) return null;
  return { '@type': 'SecondFactorSecret', uri: factorUri(secret, email), secret };
}

const notBegun = () =>
  conflict('/problems/second-factor-not-begun', 'Hier gibt es nichts einzuschalten. Bitte beginne von vorn.');

/**
 * Switches the second factor on; this session has shown it, others have not.
 * @throws 422 for a wrong code, 409 where nothing was begun or it is on already.
 */
export async function activateFactor(
  { db, clock, factorSeal }: AuthDeps,
  request: ApiRequest<SecondFactorCode>,
): Promise<RecoveryCodes> {
  const now = clock();
  const owner = ownerOf(request);
  const userId = owner.id;
  const factor = await findFactor(db, userId);
  if (!factor || factor.confirmedAt) throw notBegun();
  const step = stepOfCode(factor, factorSeal, request.body.code.replace(/\s/g, ''), now);
  if (step === null) {
    const message = 'Dieser Code stimmt nicht. Bitte nimm den, den die App jetzt zeigt.';
    throw invalid([{ propertyPath: 'code', message }]);
  }
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await db.transaction(async (tx) => {
    if (!(await confirmFactor(tx, factor, { confirmedAt: now, lastStep: step }))) throw notBegun();
    await keepRecoveryCodes(
      tx,
      userId,
      codes.map((code) => hashToken(bareCode(code))),
    );
    await strengthenSession(tx, request.principal.sessionId);
    await recordAccountChange(tx, { userId, actor: actorOf(request), what: 'second_factor', at: now });
    await tellOwner(tx, request, { template: 'second_factor_on', owner, at: now });
  });
  return { '@type': 'RecoveryCodes', codes };
}

/** False where there is none. */
export async function takeFactorAway({ db, clock }: AuthDeps, request: FastifyRequest): Promise<boolean> {
  const owner = ownerOf(request);
  const [userId, at] = [owner.id, clock()];
  return db.transaction(async (tx) => {
    if (!(await removeFactor(tx, userId))) return false;
    await weakenUnprotected(tx, userId);
    const what = 'second_factor_removed';
    await recordAccountChange(tx, { userId, actor: actorOf(request), what, at });
    await tellOwner(tx, request, { template: 'second_factor_off', owner, at });
    return true;
  });
}
