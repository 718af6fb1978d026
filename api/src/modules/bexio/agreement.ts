import type { Actor } from '../../lib/principal.ts';
import type { Seal } from '../../lib/seal.ts';
import { recordAudit } from '../audit/index.ts';
import { type AccessDeps, closedTokens } from './access.ts';
import { bexioApi } from './bexio-api.ts';
import { BEXIO_ID, keepConnection, readConnection } from './connection.repository.ts';
import { agreementUrl, newVerifier, revokeTokens, type Tokens, tokensForCode } from './oauth.ts';

/** So long may somebody take to agree there. */
const GOOD_FOR_MS = 15 * 60_000;

export interface AgreementDeps extends AccessDeps {
  /** For the state that goes to bexio and comes back. */
  readonly stateSeal: Seal;
}

/** The person who asked, the time until which that is good, and the secret that redeems the code (RFC 7636). */
interface AgreementState {
  readonly verifier: string;
  readonly userId: string;
  readonly until: number;
}

export const callbackUrl = (origin: string): string => `${origin}/api/bexio/callback`;

/** The address that a person opens to agree to the connection. */
export async function beginAgreement(
  { clock, system, stateSeal }: AgreementDeps,
  { actor, origin }: { readonly actor: Actor; readonly origin: string },
): Promise<string> {
  const verifier = newVerifier();
  const until = clock().getTime() + GOOD_FOR_MS;
  const kept: AgreementState = { verifier, userId: actor.userId, until };
  const state = stateSeal.close(JSON.stringify(kept));
  const url = agreementUrl(system, { state, verifier, redirectUri: callbackUrl(origin) });
  return system.agree ? system.agree(url) : url;
}

function readState(seal: Seal, sealed: string): AgreementState | null {
  try {
    return JSON.parse(seal.open(sealed)) as AgreementState;
  } catch {
    return null;
  }
}

interface Returned {
  readonly actor: Actor;
  readonly origin: string;
  readonly state: string;
  readonly code: string;
}

/**
 * Keeps the connection that somebody has agreed to, if it is the person who asked, in time.
 * @throws BexioEnded, BexioAway
 * @returns whether it was.
 */
export async function endAgreement(deps: AgreementDeps, returned: Returned): Promise<boolean> {
  const { db, clock, system, seal, stateSeal } = deps;
  const { actor, origin, code } = returned;
  const state = readState(stateSeal, returned.state);
  if (!state || state.userId !== actor.userId || state.until < clock().getTime()) return false;
  const redirectUri = callbackUrl(origin);
  const { tokens, expiresAt } = await tokensForCode(
    system,
    { code, verifier: state.verifier, redirectUri },
    clock(),
  );
  const access = { token: async () => tokens.access, instead: async () => tokens.access };
  const companyName = await bexioApi({ system, access }).companyName();
  await db.transaction(async (tx) => {
    await keepConnection(tx, { sealedTokens: closedTokens(seal, tokens), expiresAt, companyName });
    await recordAudit(tx, { ...ofConnection(actor), action: 'bexio.connect', at: clock() });
  });
  return true;
}

const ofConnection = (actor: Actor) => ({ actor, entity: 'bexio', entityId: BEXIO_ID, label: 'bexio' });

/** Takes the connection back, here and there; what is mapped stays. */
export async function endConnection(deps: AccessDeps, actor: Actor): Promise<void> {
  const { db, clock, system, seal } = deps;
  const { sealedTokens } = await readConnection(db);
  await db.transaction(async (tx) => {
    await keepConnection(tx, { sealedTokens: null, expiresAt: null, companyName: null, active: false });
    await recordAudit(tx, { ...ofConnection(actor), action: 'bexio.disconnect', at: clock() });
  });
  if (!sealedTokens) return;
  try {
    await revokeTokens(system, JSON.parse(seal.open(sealedTokens)) as Tokens);
  } catch {
    // bexio may be away: the tokens are forgotten here, and of no use to anybody else.
  }
}
