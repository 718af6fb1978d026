import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';

/** A clone whose command starts a service that runs and one that never gets ready. */
let clone = '';
let tree: ChildProcess | null = null;

const importOf = (file: string) => pathToFileURL(join(import.meta.dirname, file)).href;
const service = (file: string) =>
  `startService({ name: '${file}', entry: '${relative(ROOT, join(clone, file))}', dataDir: '${clone}', env: {} })`;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'firn-ending-'));
  cpSync(join(ROOT, 'tools/bin'), join(clone, 'tools/bin'), { recursive: true });
  mkdirSync(join(clone, 'node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, join(clone, 'node_modules/.bin/node'));
  mkdirSync(join(clone, 'tools/src'));
  const files = {
    'package.json': '{ "type": "module" }',
    // What a terminal sends to the whole group it leaves to whoever started it.
    'running.mjs': `for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
process.on('SIGTERM', () => setTimeout(() => process.exit(0), 100));
console.log('listening on http://127.0.0.1:4711');
setInterval(() => undefined, 1000);`,
    'starting.mjs': 'setInterval(() => undefined, 1000);',
    'tools/src/cli.ts': `import { beforeEnd, endBySignal } from '${importOf('ending.ts')}';
import { startService } from '${importOf('service.ts')}';
endBySignal();
beforeEnd(async () => console.log('ending'));
const running = await ${service('running.mjs')};
const starting = ${service('starting.mjs')};
console.log('pid', running.process.pid);
await starting.catch(() => undefined);`,
  };
  for (const [path, content] of Object.entries(files)) writeFileSync(join(clone, path), content);
});

afterEach(() => {
  try {
    process.kill(-(tree?.pid ?? Number.NaN), 'SIGKILL');
  } catch {
    // All of it is gone.
  }
  rmSync(clone, { recursive: true, force: true });
});

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts the command as a group of its own; resolves when it stands. */
async function start() {
  const command = [join(clone, 'tools/bin/firn-tool.mjs'), 'start'];
  const child = spawn(process.execPath, command, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  tree = child;
  const lines: string[] = [];
  const exited = once(child, 'exit');
  const said = createInterface(child.stdout);
  said.on('line', (line) => lines.push(line));
  // The output is closed by the last process that holds it.
  const closed = once(said, 'close');
  await once(said, 'line');
  return { pid: child.pid ?? Number.NaN, service: Number(lines[0]?.split(' ')[1]), lines, closed, exited };
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s to the command ends the whole tree',
  async (signal) => {
    const { pid, service: running, lines, closed } = await start();
    expect(isThere(running)).toBe(true);
    process.kill(pid, signal);
    await closed;
    await once(tree as ChildProcess, 'exit');
    expect([isThere(running), lines.slice(1), tree?.exitCode]).toEqual([false, ['ending'], 0]);
  },
);

test('a terminal that signals the whole group more than once waits for the services', async () => {
  const { pid, service: running, lines, closed } = await start();
  for (const _time of [1, 2, 3]) process.kill(-pid, 'SIGINT');
  await closed;
  expect([isThere(running), lines.slice(1)]).toEqual([false, ['ending']]);
});
