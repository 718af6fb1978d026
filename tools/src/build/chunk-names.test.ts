import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { RELEASE_WORKSPACES } from './build-command.ts';
import { ensureBuilt } from './stale.ts';

const HASH = /\.[0-9a-f]{8}\.js$/;

/** The entry of the shell is named by its HTML alone. */
const isEntry = (file: string): boolean => file.startsWith('main.');

test.each(RELEASE_WORKSPACES)('every script of %s is loaded by the name that its file has', async (name) => {
  const workspace = join(ROOT, name);
  await ensureBuilt(workspace);
  const folder = join(workspace, 'dist/client');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const texts = scripts.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const unknown = scripts.filter((file) => {
    const [hash] = HASH.exec(file) ?? [];
    return hash !== undefined && !isEntry(file) && !texts.includes(hash.slice(1, -3));
  });
  expect(unknown).toEqual([]);
});
