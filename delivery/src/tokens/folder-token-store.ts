import { mkdir, readdir, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../shared/durable-files.ts';
import { codeOf } from '../shared/errors.ts';
import { readIfThere } from '../shared/read-if-there.ts';
import type { FoundToken, KeptToken, TokenStore } from './token-store.ts';

/** The id is the file's name, the last use a file of its own. */
type TokenFile = Omit<KeptToken, 'id' | 'lastUsedAt'>;

const TOKEN_FILE = /^([0-9a-f]{12})\.json$/;
const HASH = /^[0-9a-f]{64}$/;

/** Null if it is not a token. */
function parse(text: string): TokenFile | null {
  try {
    const file = JSON.parse(text) as TokenFile | null;
    return file && HASH.test(file.hash) ? file : null;
  } catch {
    return null;
  }
}

/** False when the file was not there: of several concurrent callers one is told that it did it. */
async function done(change: Promise<void>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Tokens in a folder, which may leave it for another store. */
export interface FolderTokenStore extends TokenStore {
  /** Leaves nothing of a token, not even that it was there. */
  forget(id: string): Promise<void>;
}

/** One file per token below `folder`: issuing and revoking need no lock. `onProblem` is told of damaged files. */
export async function openFolderTokens(
  folder: string,
  onProblem: (message: string) => void,
): Promise<FolderTokenStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (id: string) => join(folder, `${id}.json`);
  // A separate file: written into the token's own, it could bring back a token that is being revoked.
  const usePathOf = (id: string) => join(folder, `${id}.used`);
  /** Kept, so that its holder is told what happened; its name alone makes it of no use. */
  const revokedPathOf = (id: string) => join(folder, `${id}.revoked`);

  async function read(id: string, path: string): Promise<KeptToken | null> {
    const text = await readIfThere(path);
    if (text === null) return null;
    const file = parse(text);
    if (!file) {
      onProblem(`The token file ${path} is damaged: this token is of no use.`);
      return null;
    }
    const { remote, label, hash, createdAt } = file;
    // Files from before tokens could expire have no such field.
    const expiresAt = file.expiresAt ?? null;
    return { id, remote, label, hash, createdAt, expiresAt, lastUsedAt: await readIfThere(usePathOf(id)) };
  }

  async function find(id: string): Promise<FoundToken | null> {
    const token = await read(id, pathOf(id));
    if (token) return { ...token, revoked: false };
    const revoked = await read(id, revokedPathOf(id));
    return revoked && { ...revoked, revoked: true };
  }

  async function list(): Promise<KeptToken[]> {
    const ids = (await readdir(folder)).flatMap((name) => TOKEN_FILE.exec(name)?.[1] ?? []);
    const tokens = (await Promise.all(ids.map((id) => read(id, pathOf(id))))).filter(
      (token) => token !== null,
    );
    return tokens.toSorted(
      (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? -1 : 1),
    );
  }

  return {
    find,
    list,
    async add({ id, remote, label, expiresAt, hash, createdAt, lastUsedAt }) {
      if (lastUsedAt !== null) await replaceFile(usePathOf(id), lastUsedAt, 0o600);
      const file: TokenFile = { remote, label, expiresAt, hash, createdAt };
      await replaceFile(pathOf(id), JSON.stringify(file), 0o600);
    },
    async revoke(which) {
      const meant =
        'id' in which
          ? [await read(which.id, pathOf(which.id))].filter((token) => token !== null)
          : (await list()).filter(({ remote }) => remote === which.remote);
      const ended: KeptToken[] = [];
      for (const token of meant) {
        if (await done(rename(pathOf(token.id), revokedPathOf(token.id)))) ended.push(token);
        await done(unlink(usePathOf(token.id)));
      }
      return ended;
    },
    async forget(id) {
      for (const path of [pathOf(id), usePathOf(id)]) await done(unlink(path));
    },
    async rememberUse(id, at) {
      await replaceFile(usePathOf(id), at.toISOString(), 0o600);
    },
  };
}
