import type { PasskeyRequest } from '@firn/shared-contracts/api';
import type { ApiRequest } from '../../lib/define-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { invalid } from '../../lib/problem.ts';
import { type AuthDeps, strengthenSession, tellOwner } from '../auth/index.ts';
import { recordAccountChange } from './account.repository.ts';
import { ownerOf } from './owner.ts';
import { siteOf, verifiedRegistration } from './passkey-ceremonies.ts';
import type { PasskeyChallenges } from './passkey-challenge.ts';
import { claimChallenge, keepPasskey, type PasskeyRow } from './passkeys.repository.ts';

export interface PasskeyDeps extends AuthDeps {
  readonly challenges: PasskeyChallenges;
}

const refused = () =>
  invalid([
    {
      propertyPath: 'response',
      message: 'Dieser Passkey liess sich nicht prüfen. Bitte beginne noch einmal.',
    },
  ]);

/**
 * Keeps the passkey with which a browser answered its challenge; this session has shown it, others have not.
 * @throws 422 for an answer that does not hold, one to another challenge, and a second one to the same.
 */
export async function addPasskey(
  { db, clock, challenges }: PasskeyDeps,
  request: ApiRequest<PasskeyRequest>,
): Promise<PasskeyRow> {
  const now = clock();
  const owner = ownerOf(request);
  const userId = owner.id;
  const { title, response } = request.body;
  const asked = challenges.read(request, userId, now);
  const passkey =
    asked && (await verifiedRegistration(siteOf(request.publicOrigin), asked.challenge, response));
  if (!passkey) throw refused();
  return db.transaction(async (tx) => {
    if (!(await claimChallenge(tx, asked.challenge, new Date(asked.expiresAt)))) throw refused();
    const kept = await keepPasskey(tx, { ...passkey, userId, title: title.trim(), createdAt: now });
    if (!kept) throw refused();
    await strengthenSession(tx, request.principal.sessionId);
    await recordAccountChange(tx, { userId, actor: actorOf(request), what: 'passkey', at: now });
    await tellOwner(tx, request, { template: 'passkey_added', owner, title: kept.title, at: now });
    return kept;
  });
}
