import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildRelease, readWorkspace } from '@firn/remote-build';
import type { Release } from '@firn/shared-contracts/delivery';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';

const WORKSPACES = ['shell', 'examples/mfe-lawinen'];
const NEEDED = ['package.json', 'node_modules', 'shared-contracts', 'shared-ui', 'remote-build'];

let directory = '';
/** A second checkout with packages of its own, at another depth. Its files are hard links: it takes a second. */
let elsewhere = '';

beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  directory = mkdtempSync(join(ROOT, '.cache/elsewhere-'));
  elsewhere = join(directory, 'another/depth');
  for (const path of [...NEEDED, ...WORKSPACES]) {
    mkdirSync(dirname(join(elsewhere, path)), { recursive: true });
    execFileSync('cp', ['-al', join(ROOT, path), join(elsewhere, path)]);
  }
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** The commit says where it was built first; the rest are names and hashes of bytes. */
const bytesOf = ({ commit: _commit, ...rest }: Release) => rest;

test.each(WORKSPACES)('%s has the same bytes, whatever folder it is built in', async (workspace) => {
  const dist = join(directory, 'dist', workspace);
  const here = await buildRelease(readWorkspace(join(ROOT, workspace), undefined, dist));
  const cwd = join(elsewhere, workspace);
  execFileSync(process.execPath, [join(elsewhere, 'remote-build/bin/firn-build.mjs')], {
    cwd,
    stdio: 'pipe',
  });
  const there = JSON.parse(readFileSync(join(cwd, 'dist/release.json'), 'utf8')) as Release;
  expect(bytesOf(there)).toEqual(bytesOf(here));
});
