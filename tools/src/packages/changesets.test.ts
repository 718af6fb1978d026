import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';

test('every note of a change is one that `changeset version` can read, of packages of ours', () => {
  const args = ['node_modules/@changesets/cli/bin.js', 'status', '--since', 'HEAD'];
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('@firn/shared-contracts');
});
