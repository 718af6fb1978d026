#!/usr/bin/env node
// Entry of the root commands. Runs on any Node >= 20: installs what is missing, then continues with the
// project's own Node 24, which runs TypeScript directly.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { isInstalled } from './installed.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** What a shell adds to the number of the signal that ended a command. */
const FIRST_SIGNAL = 128;
const PARENT_INTERVAL_MS = 500;

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const ownNode = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/**
 * Hands on the signals that would end this process alone; what it started ends itself, and this process after it. npm
 * hands on two of them, and dies of the others.
 */
function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
  const handOn = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, handOn);
  const parent = process.ppid;
  const isOrphan = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
  const watch = setInterval(() => isOrphan() && handOn('SIGTERM'), PARENT_INTERVAL_MS);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status, signal) => resolve(status ?? FIRST_SIGNAL + constants.signals[signal]));
  }).finally(() => {
    clearInterval(watch);
    for (const signal of SIGNALS) process.off(signal, handOn);
  });
}

if (!existsSync(ownNode) || !isInstalled(root)) {
  console.log('Installing the packages of package-lock.json …');
  const status = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
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
// Whatever starts on these sources, such as `firn` some forty times in the journeys, need not compile them again.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/node');
process.exitCode = await run(ownNode, [join(root, 'tools/src/cli.ts'), ...process.argv.slice(2)]);
