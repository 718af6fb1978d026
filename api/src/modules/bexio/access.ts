import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { renewedIfKnown, type Seal, type Secrets, sealOf } from '../../lib/seal.ts';
import type { BexioAccess } from './bexio-api.ts';
import { readConnection, replaceTokens } from './connection.repository.ts';
import { renewTokens, type Tokens } from './oauth.ts';
import { BexioEnded, ENDED } from './system/bexio.errors.ts';
import type { BexioSystem } from './system/bexio-system.ts';

/** For tokens as they are stored. */
export const tokenSealOf = (secrets: Secrets): Seal => sealOf(secrets, 'bexio-tokens');

/** A token is renewed while it is good for another while, so that it does not end on its way. */
const MARGIN_MS = 60_000;

export interface AccessDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly system: BexioSystem;
  readonly seal: Seal;
}

interface Stored {
  readonly sealed: string;
  readonly tokens: Tokens;
  readonly expiresAt: Date;
}

/** Tokens as they are stored. */
export const closedTokens = (seal: Seal, tokens: Tokens): string => seal.close(JSON.stringify(tokens));

/** @throws BexioEnded when nobody has connected it, or the secret of the seal is gone. */
async function readTokens({ db, seal }: AccessDeps): Promise<Stored> {
  const { sealedTokens: sealed, expiresAt } = await readConnection(db);
  if (!sealed || !expiresAt) throw new BexioEnded(ENDED.revoked);
  try {
    return { sealed, tokens: JSON.parse(seal.open(sealed)) as Tokens, expiresAt };
  } catch (cause) {
    throw new BexioEnded(ENDED.revoked, { cause });
  }
}

/** Tokens in place of these: new ones, or those that another process got meanwhile. */
async function renewed(deps: AccessDeps, stored: Stored): Promise<Tokens> {
  const { db, clock, system, seal } = deps;
  try {
    const { tokens, expiresAt } = await renewTokens(system, stored.tokens, clock());
    await replaceTokens(db, stored.sealed, { sealedTokens: closedTokens(seal, tokens), expiresAt });
    return tokens;
  } catch (error) {
    if (!(error instanceof BexioEnded)) throw error;
    const now = await readTokens(deps);
    if (now.sealed === stored.sealed) throw error;
    return now.tokens;
  }
}

/** Access by the tokens of the connection. */
export function accessOf(deps: AccessDeps): BexioAccess {
  return {
    async token() {
      const stored = await readTokens(deps);
      const isGood = stored.expiresAt.getTime() - MARGIN_MS > deps.clock().getTime();
      return isGood ? stored.tokens.access : (await renewed(deps, stored)).access;
    },
    async instead(of) {
      const stored = await readTokens(deps);
      return stored.tokens.access === of ? (await renewed(deps, stored)).access : stored.tokens.access;
    },
  };
}

/** Closes the tokens by the first of the secrets that are good (docs/how-to/run-in-production.md#another-secret). */
export async function renewSealedTokens(db: Db, seal: Seal): Promise<void> {
  const { sealedTokens, expiresAt } = await readConnection(db);
  if (!sealedTokens) return;
  // Somebody has to connect again where no secret opens them any more, as the page says.
  const again = renewedIfKnown(seal, sealedTokens);
  if (again !== null) await replaceTokens(db, sealedTokens, { sealedTokens: again, expiresAt });
}
