import { mkdir, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../shared/durable-files.ts';
import { codeOf } from '../shared/errors.ts';
import { readIfThere } from '../shared/read-if-there.ts';
import type { KeptToken, TokenStore } from './token-store.ts';

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

/** False when the file was not there. Not by `rm`: it would tell several concurrent callers that they removed it. */
async function remove(path: string): Promise<boolean> {
  try {
    await unlink(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** One file per token below `folder`: issuing and revoking need no lock. `onProblem` is told of damaged files. */
export async function openFolderTokens(
  folder: string,
  onProblem: (message: string) => void,
): Promise<TokenStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (id: string) => join(folder, `${id}.json`);
  // A separate file: written into the token's own, it could bring back a token that is being revoked.
  const usePathOf = (id: string) => join(folder, `${id}.used`);

  async function find(id: string): Promise<KeptToken | null> {
    const text = await readIfThere(pathOf(id));
    if (text === null) return null;
    const file = parse(text);
    if (!file) {
      onProblem(`The token file ${pathOf(id)} is damaged: this token is of no use.`);
      return null;
    }
    const { remote, label, hash, createdAt } = file;
    // Files from before tokens could expire have no such field.
    const expiresAt = file.expiresAt ?? null;
    return { id, remote, label, hash, createdAt, expiresAt, lastUsedAt: await readIfThere(usePathOf(id)) };
  }

  async function list(): Promise<KeptToken[]> {
    const ids = (await readdir(folder)).flatMap((name) => TOKEN_FILE.exec(name)?.[1] ?? []);
    const tokens = (await Promise.all(ids.map(find))).filter((token) => token !== null);
    return tokens.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id));
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
          ? [await find(which.id)].filter((token) => token !== null)
          : (await list()).filter(({ remote }) => remote === which.remote);
      const ended: KeptToken[] = [];
      for (const token of meant) {
        if (await remove(pathOf(token.id))) ended.push(token);
        await remove(usePathOf(token.id));
      }
      return ended;
    },
    async rememberUse(id, at) {
      await replaceFile(usePathOf(id), at.toISOString(), 0o600);
    },
  };
}
