import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../shared/durable-files.ts';
import { codeOf } from '../shared/errors.ts';

/** Who a token speaks for. `remote` is one release name or `*`. */
export interface OpsIdentity {
  /** Shown in the audit log: label and id of the token, or the e-mail of a person. */
  readonly actor: string;
  readonly remote: string;
  /** Null for a person, and for the token given from outside. */
  readonly tokenId: string | null;
}

export interface TokenRequest {
  readonly remote: string;
  readonly label: string;
  /** ISO instant; null for a token that ends when it is revoked. */
  readonly expiresAt: string | null;
}

/** A token without its secret. */
export interface TokenDescription extends TokenRequest {
  readonly id: string;
  /** ISO instant. */
  readonly createdAt: string;
  /** ISO instant, exact to `USE_INTERVAL`; null until its first use. */
  readonly lastUsedAt: string | null;
}

export interface IssuedToken extends TokenRequest {
  readonly id: string;
  /** Shown once; only its hash is kept. */
  readonly token: string;
}

/** Which tokens to end: one, or all of a remote (or the `*` ones). */
export type Revocation = { readonly id: string } | { readonly remote: string };

export interface OpsTokens {
  /** The identity behind a bearer token; null when it is unknown, revoked or expired. Sees revocations at once. */
  identify(token: string): Promise<OpsIdentity | null>;
  issue(request: TokenRequest): Promise<IssuedToken>;
  /** Newest first, expired ones included. */
  list(): Promise<TokenDescription[]>;
  /** Resolves to the tokens it ended. */
  revoke(which: Revocation): Promise<TokenDescription[]>;
}

interface TokenFile extends TokenRequest {
  readonly hash: string;
  readonly createdAt: string;
}

/** `firn_{id}_{secret}`: the id leads to the file, the secret must match its hash. */
const TOKEN = /^firn_([0-9a-f]{12})_([0-9A-Za-z_-]{43})$/;
const TOKEN_FILE = /^([0-9a-f]{12})\.json$/;
/** The use of a token is written down at most that often (ms). */
const USE_INTERVAL = 60_000;

/** Of something that has the form of a token; the id is no secret. */
export function tokenIdOf(token: string): string | null {
  return TOKEN.exec(token)?.[1] ?? null;
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** One file per token below `folder`: issuing and revoking need no lock. `fixed` is a `*` token from outside. */
export async function openOpsTokens(
  folder: string,
  fixed: string | null,
  now: () => Date = () => new Date(),
): Promise<OpsTokens> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fixedHash = fixed === null ? null : hashOf(fixed);
  const pathOf = (id: string) => join(folder, `${id}.json`);
  // A file of its own: written back into the token's, it could bring a token back that is being revoked.
  const usePathOf = (id: string) => join(folder, `${id}.used`);
  const usedAt = new Map<string, number>();

  async function read(id: string): Promise<TokenFile | null> {
    const text = await readIfThere(pathOf(id));
    if (text === null) return null;
    const file = JSON.parse(text) as TokenFile;
    // Files of before tokens could expire have no such field.
    return { ...file, expiresAt: file.expiresAt ?? null };
  }

  async function rememberUse(id: string): Promise<void> {
    const at = now().getTime();
    if (at - (usedAt.get(id) ?? Number.NEGATIVE_INFINITY) < USE_INTERVAL) return;
    usedAt.set(id, at);
    await replaceFile(usePathOf(id), new Date(at).toISOString(), 0o600);
  }

  async function list(): Promise<TokenDescription[]> {
    const ids = (await readdir(folder)).flatMap((name) => TOKEN_FILE.exec(name)?.[1] ?? []);
    const tokens = await Promise.all(
      ids.map(async (id) => {
        const file = await read(id);
        if (!file) return [];
        const { hash: _hash, ...rest } = file;
        return [{ id, ...rest, lastUsedAt: await readIfThere(usePathOf(id)) }];
      }),
    );
    return tokens.flat().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  }

  return {
    list,
    async identify(token) {
      if (fixedHash && timingSafeEqual(hashOf(token), fixedHash)) {
        return { actor: 'ops', remote: '*', tokenId: null };
      }
      const [, id, secret] = TOKEN.exec(token) ?? [];
      const file = id ? await read(id) : null;
      if (!id || !file || !secret) return null;
      if (!timingSafeEqual(hashOf(secret), Buffer.from(file.hash, 'hex'))) return null;
      if (file.expiresAt !== null && Date.parse(file.expiresAt) <= now().getTime()) return null;
      await rememberUse(id);
      return { actor: `${file.label} (${id})`, remote: file.remote, tokenId: id };
    },
    async issue(request) {
      const id = randomBytes(6).toString('hex');
      const secret = randomBytes(32).toString('base64url');
      const { remote, label, expiresAt } = request;
      const hash = hashOf(secret).toString('hex');
      const file: TokenFile = { remote, label, expiresAt, hash, createdAt: now().toISOString() };
      await replaceFile(pathOf(id), JSON.stringify(file), 0o600);
      return { ...request, id, token: `firn_${id}_${secret}` };
    },
    async revoke(which) {
      const isMeant = (token: TokenDescription) =>
        'id' in which ? token.id === which.id : token.remote === which.remote;
      const ended = (await list()).filter(isMeant);
      for (const { id } of ended) {
        await rm(pathOf(id), { force: true });
        await rm(usePathOf(id), { force: true });
      }
      return ended;
    },
  };
}

/** Keeps a `*` token where the CLI of the demo finds it. Makes one when the kept one is missing or revoked. */
export async function keepDemoToken(path: string, tokens: OpsTokens): Promise<void> {
  const kept = await readIfThere(path);
  if (kept !== null && (await tokens.identify(kept.trim()))) return;
  const { token } = await tokens.issue({ remote: '*', label: 'demo', expiresAt: null });
  await replaceFile(path, `${token}\n`, 0o600);
}
