#!/usr/bin/env node
// Entry of the root commands. Runs on any Node >= 20: installs what is missing, then continues with the
// project's own Node 24, which runs TypeScript directly.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isInstalled } from './installed.mjs';

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const ownNode = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  return status ?? 1;
}

if (!existsSync(ownNode) || !isInstalled(root)) {
  console.log('Installing the packages of package-lock.json …');
  const status = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) {
    console.error('npm ci failed; its message stands above.');
    process.exit(status);
  }
}
const major = spawnSync(ownNode, ['--version'], { encoding: 'utf8' }).stdout?.match(/^v(\d+)/)?.[1];
if (Number(major) < 24) {
  console.error(`Firn needs its own Node 24, but ${ownNode} is version ${major ?? 'unknown'}.`);
  console.error('Install again without --ignore-scripts: npm ci');
  process.exit(1);
}
process.exitCode = run(ownNode, [join(root, 'tools/src/cli.ts'), ...process.argv.slice(2)]);
