import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { noProblem } from '../testing/no-problem.ts';
import { describeTokenStore } from '../testing/token-store-conformance.ts';
import { openFolderTokens } from './folder-token-store.ts';
import { createOpsTokens } from './ops-tokens.ts';

const CI = { remote: 'mfe-a', label: 'ci', expiresAt: null };

async function aFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'firn-tokens-'));
}

describeTokenStore('folder', async () => {
  const folder = await aFolder();
  return {
    open: () => openFolderTokens(folder, noProblem),
    async atRest() {
      const names = await readdir(folder);
      return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
    },
    dispose: () => rm(folder, { recursive: true }),
  };
});

let folder: string;
let problems: string[];

beforeEach(async () => {
  folder = await aFolder();
  problems = [];
});
afterEach(() => rm(folder, { recursive: true }));

async function open() {
  const store = await openFolderTokens(folder, (message) => problems.push(message));
  return createOpsTokens({ store, fixed: null, now: () => new Date('2026-11-21T10:00:00.000Z') });
}

test('a token file is readable only by its owner', async () => {
  const { id } = await (await open()).issue(CI);
  expect((await stat(join(folder, `${id}.json`))).mode & 0o777).toBe(0o600);
  const made = join(folder, 'made');
  await openFolderTokens(made, noProblem);
  expect((await stat(made)).mode & 0o777).toBe(0o700);
});

test('a file from before tokens could expire is read', async () => {
  const tokens = await open();
  const { id, token } = await tokens.issue(CI);
  const path = join(folder, `${id}.json`);
  const { expiresAt: _expiresAt, ...old } = JSON.parse(await readFile(path, 'utf8')) as Record<
    string,
    unknown
  >;
  await writeFile(path, JSON.stringify(old));
  expect(await tokens.identify(token)).toMatchObject({ tokenId: id });
  expect(await tokens.list()).toMatchObject([{ id, expiresAt: null }]);
});

test.each(['', '{"hash":', '{}', 'null', '{"hash":"00"}'])(
  'a file with «%s» is named, is nobody’s token, and stands in the way of no other',
  async (text) => {
    const tokens = await open();
    const [damaged, whole] = [await tokens.issue(CI), await tokens.issue(CI)];
    await writeFile(join(folder, `${damaged.id}.json`), text);
    expect(await tokens.identify(damaged.token)).toBeNull();
    expect(problems).toEqual([expect.stringContaining(`${damaged.id}.json is damaged`)]);
    expect(await tokens.list()).toMatchObject([{ id: whole.id }]);
    expect(await tokens.revoke({ remote: 'mfe-a' })).toMatchObject([{ id: whole.id }]);
  },
);
