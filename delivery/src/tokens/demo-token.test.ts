import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openDatabase } from '../shared/database.ts';
import { noProblem } from '../testing/no-problem.ts';
import { keepDemoToken } from './demo-token.ts';
import { type FolderTokenStore, openFolderTokens } from './folder-token-store.ts';
import { createOpsTokens } from './ops-tokens.ts';
import { openPostgresTokens } from './postgres-token-store.ts';
import type { TokenStore } from './token-store.ts';

let folder: string;
let path: string;
let inFolder: FolderTokenStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firn-demo-'));
  path = join(folder, 'demo-token');
  inFolder = await openFolderTokens(join(folder, 'tokens'), noProblem);
});
afterEach(() => rm(folder, { recursive: true }));

const over = (store: TokenStore) => createOpsTokens({ store, fixed: null, now: () => new Date() });

test('is made at the first start, kept at the next, and replaced once it is revoked', async () => {
  const tokens = over(inFolder);
  const start = async () => {
    await keepDemoToken(path, tokens);
    return (await readFile(path, 'utf8')).trim();
  };
  const first = await start();
  expect(await tokens.identify(first)).toMatchObject({ remote: '*' });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await start()).toBe(first);
  expect(await tokens.list()).toMatchObject([{ label: 'demo' }]);
  await tokens.revoke({ remote: '*' });
  const second = await start();
  expect(second).not.toBe(first);
  expect(await tokens.identify(second)).toMatchObject({ remote: '*' });
});

test('stays as it is while tokens cannot be checked', async () => {
  const database = openDatabase('postgres://firn@127.0.0.1:9/nowhere', noProblem);
  const store = await openPostgresTokens({ database, before: inFolder, onProblem: () => undefined });
  await keepDemoToken(path, over(store));
  await expect(readFile(path)).rejects.toThrow('ENOENT');
  const { token } = await over(inFolder).issue({ remote: '*', label: 'demo', expiresAt: null });
  await writeFile(path, token);
  await keepDemoToken(path, over(store));
  expect(await readFile(path, 'utf8')).toBe(token);
  await database.end();
});
