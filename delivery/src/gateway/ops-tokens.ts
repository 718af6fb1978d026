import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { durableFiles, replaceFile } from '../shared/durable-files.ts';
import { codeOf } from '../shared/errors.ts';

/** Who a token speaks for. `remote` is one release name or `*`. */
export interface OpsIdentity {
  /** Shown in the audit log. */
  readonly actor: string;
  readonly remote: string;
}

export interface IssuedToken {
  readonly id: string;
  readonly remote: string;
  /** Shown once; only its hash is kept. */
  readonly token: string;
}

export interface OpsTokens {
  /** The identity behind a bearer token, or null. Sees revocations at once. */
  identify(token: string): Promise<OpsIdentity | null>;
  issue(remote: string, label: string): Promise<IssuedToken>;
  /** Ends all tokens of a remote (or the `*` ones); resolves to how many there were. */
  revoke(remote: string): Promise<number>;
}

interface TokenFile {
  readonly remote: string;
  readonly label: string;
  readonly hash: string;
  /** ISO instant. */
  readonly createdAt: string;
}

/** `firn_{id}_{secret}`: the id leads to the file, the secret must match its hash. */
const TOKEN = /^firn_([0-9a-f]{12})_([0-9A-Za-z_-]{43})$/;

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** One file per token below `folder`: issuing and revoking need no lock. `fixed` is a `*` token from outside. */
export async function openOpsTokens(folder: string, fixed: string | null): Promise<OpsTokens> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fixedHash = fixed === null ? null : hashOf(fixed);
  const pathOf = (id: string) => join(folder, `${id}.json`);

  async function read(id: string): Promise<TokenFile | null> {
    try {
      return JSON.parse(await readFile(pathOf(id), 'utf8')) as TokenFile;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  return {
    async identify(token) {
      if (fixedHash && timingSafeEqual(hashOf(token), fixedHash)) return { actor: 'ops', remote: '*' };
      const [, id, secret] = TOKEN.exec(token) ?? [];
      const file = id ? await read(id) : null;
      if (!file || !secret || !timingSafeEqual(hashOf(secret), Buffer.from(file.hash, 'hex'))) return null;
      return { actor: `${file.label} (${id})`, remote: file.remote };
    },
    async issue(remote, label) {
      const id = randomBytes(6).toString('hex');
      const secret = randomBytes(32).toString('base64url');
      const file: TokenFile = {
        remote,
        label,
        hash: hashOf(secret).toString('hex'),
        createdAt: new Date().toISOString(),
      };
      await durableFiles.write(pathOf(id), JSON.stringify(file), 0o600);
      return { id, remote, token: `firn_${id}_${secret}` };
    },
    async revoke(remote) {
      let revoked = 0;
      for (const name of await readdir(folder)) {
        const id = basename(name, '.json');
        if ((await read(id))?.remote !== remote) continue;
        await rm(pathOf(id), { force: true });
        revoked += 1;
      }
      return revoked;
    },
  };
}

/** Keeps a `*` token where the CLI of the demo finds it. Makes one when the kept one is missing or revoked. */
export async function keepDemoToken(path: string, tokens: OpsTokens): Promise<void> {
  try {
    if (await tokens.identify((await readFile(path, 'utf8')).trim())) return;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  const { token } = await tokens.issue('*', 'demo');
  await replaceFile(path, `${token}\n`, 0o600);
}
