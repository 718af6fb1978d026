import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeptToken, Revocation, TokenDescription, TokenRequest, TokenStore } from './token-store.ts';

/** Who a token speaks for. `remote` is one release name or `*`. */
export interface OpsIdentity {
  /** Shown in the audit log: label and id of the token, or the e-mail of a person. */
  readonly actor: string;
  readonly remote: string;
  /** Null for a person, and for the token from the environment. */
  readonly tokenId: string | null;
}

export interface IssuedToken extends TokenRequest {
  readonly id: string;
  /** Shown once; only its hash is kept. */
  readonly token: string;
}

/** What a bearer token is worth. Of one that is worth nothing any more its holder may know why. */
export type CheckedToken =
  | { readonly state: 'valid'; readonly identity: OpsIdentity }
  | { readonly state: 'unknown' }
  | { readonly state: 'expired' | 'revoked'; readonly token: TokenDescription };

/** Whatever needs the store rejects with a Refusal 503 `tokens-unavailable` while its database is down. */
export interface OpsTokens {
  /** Sees revocations at once. */
  check(token: string): Promise<CheckedToken>;
  /** The identity behind a bearer token that is valid, else null. */
  identify(token: string): Promise<OpsIdentity | null>;
  issue(request: TokenRequest): Promise<IssuedToken>;
  /** Newest first, expired ones included. */
  list(): Promise<TokenDescription[]>;
  /** Resolves to the tokens it revoked. */
  revoke(which: Revocation): Promise<TokenDescription[]>;
}

export interface OpsTokensOptions {
  readonly store: TokenStore;
  /** A `*` token from the environment, which needs no store. */
  readonly fixed: string | null;
  now(): Date;
}

/** `firn_{id}_{secret}`: the id leads to what is kept, the secret must match its hash. */
const TOKEN = /^firn_([0-9a-f]{12})_([0-9A-Za-z_-]{43})$/;
/** The shortest interval between two records of a token's use (ms). */
const USE_INTERVAL = 60_000;

/** The id of a text in the form of a token; the id is not secret. */
export function tokenIdOf(token: string): string | null {
  return TOKEN.exec(token)?.[1] ?? null;
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function withoutHash({ hash: _hash, ...description }: KeptToken): TokenDescription {
  return description;
}

export function createOpsTokens({ store, fixed, now }: OpsTokensOptions): OpsTokens {
  const fixedHash = fixed === null ? null : hashOf(fixed);

  async function rememberUse({ id, lastUsedAt }: KeptToken): Promise<void> {
    const at = now();
    if (lastUsedAt !== null && at.getTime() - Date.parse(lastUsedAt) < USE_INTERVAL) return;
    await store.rememberUse(id, at);
  }

  async function check(token: string): Promise<CheckedToken> {
    if (fixedHash && timingSafeEqual(hashOf(token), fixedHash)) {
      return { state: 'valid', identity: { actor: 'ops', remote: '*', tokenId: null } };
    }
    const [, id, secret] = TOKEN.exec(token) ?? [];
    const found = id ? await store.find(id) : null;
    // Whoever does not have the whole token is told nothing about it.
    if (!found || !secret || !timingSafeEqual(hashOf(secret), Buffer.from(found.hash, 'hex'))) {
      return { state: 'unknown' };
    }
    const { hash: _hash, revoked, ...description } = found;
    if (revoked) return { state: 'revoked', token: description };
    if (found.expiresAt !== null && Date.parse(found.expiresAt) <= now().getTime()) {
      return { state: 'expired', token: description };
    }
    await rememberUse(found);
    const actor = `${found.label} (${found.id})`;
    return { state: 'valid', identity: { actor, remote: found.remote, tokenId: found.id } };
  }

  return {
    check,
    async identify(token) {
      const checked = await check(token);
      return checked.state === 'valid' ? checked.identity : null;
    },
    async issue({ remote, label, expiresAt }) {
      const id = randomBytes(6).toString('hex');
      const secret = randomBytes(32).toString('base64url');
      const request = { id, remote, label, expiresAt };
      const hash = hashOf(secret).toString('hex');
      await store.add({ ...request, hash, createdAt: now().toISOString(), lastUsedAt: null });
      return { ...request, token: `firn_${id}_${secret}` };
    },
    list: async () => (await store.list()).map(withoutHash),
    revoke: async (which) => (await store.revoke(which)).map(withoutHash),
  };
}
