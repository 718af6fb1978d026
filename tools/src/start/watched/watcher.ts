import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { watchFolder } from '@firn/remote-build/watch-folder';
import type { Loaded, Order } from './ahead.ts';

const AHEAD = join(import.meta.dirname, 'ahead.ts');
const WITH_STARTER = new URL('../with-starter.ts', import.meta.url).href;
/** An editor that saves writes more than once (ms). */
const SETTLED = 50;

/**
 * Runs an entry, and runs it anew after each change in the folders, in a process that has loaded its modules ahead and waits
 * (docs/adr/0026-modules-replaced-in-the-product.md). Usage: `node watcher.ts ENTRY FOLDER …`.
 */
const [entry = '', ...folders] = process.argv.slice(2);

let modules: readonly string[] = [];
/** Files that have changed since the one that waits began to load. */
let changes = new Set<string>();
let running: ChildProcess | undefined;
let waiting: ChildProcess | undefined;
let isTurning = false;
let hasChanged = false;
let isEnding = false;

const tell = (child: ChildProcess, order: Order) => child.send(order, () => undefined);

const isGone = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

function next(): ChildProcess {
  const child = fork(AHEAD, [entry], {
    execArgv: ['--import', WITH_STARTER],
    env: { ...process.env, FIRN_STARTER: String(process.pid) },
  });
  changes = new Set();
  tell(child, { load: modules });
  return child;
}

/** The next one loads its modules while this one works. */
function prepare(loaded: Loaded): void {
  modules = loaded.modules;
  if (!isEnding && !waiting) waiting = next();
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || isGone(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** The one before has ended by then: port and embedded database are free. */
async function turn(): Promise<void> {
  isTurning = true;
  do {
    hasChanged = false;
    await end(running);
    const child = waiting && !isGone(waiting) ? waiting : next();
    waiting = undefined;
    running = child;
    child.once('message', prepare);
    child.once('exit', (code, signal) => {
      if (code !== 0 && !child.killed)
        process.stderr.write(`It ended with ${code ?? signal}; the next change starts it again.\n`);
    });
    tell(child, { run: [...changes] });
  } while (hasChanged);
  isTurning = false;
}

let timer: NodeJS.Timeout | undefined;
function changed(path: string | null): void {
  if (path) changes.add(path);
  // Nobody knows which: the one that waits may be out of date.
  else if (waiting) waiting = void end(waiting);
  clearTimeout(timer);
  timer = setTimeout(() => {
    hasChanged = true;
    if (!isTurning) void turn();
  }, SETTLED);
}

async function stop(): Promise<void> {
  isEnding = true;
  clearTimeout(timer);
  await Promise.all([end(running), end(waiting)]);
  process.exit(0);
}

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
for (const folder of folders) watchFolder(realpathSync(folder), changed);
await turn();
