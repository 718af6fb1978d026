import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';

/** A clone whose command starts a service that runs and one that never gets ready. */
let clone = '';
let tree: ChildProcess | null = null;

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
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
    'package.json': JSON.stringify({ type: 'module', scripts }),
    // What a terminal sends to the whole group it leaves to whoever started it.
    'running.mjs': `import { createServer } from 'node:net';
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
process.on('SIGTERM', () => setTimeout(() => process.exit(0), 100));
createServer().listen(0, '127.0.0.1', function () {
  console.log('listening on http://127.0.0.1:' + this.address().port);
});`,
    'starting.mjs': 'setInterval(() => undefined, 1000);',
    'tools/src/cli.ts': `import { beforeEnd, endBySignal } from '${importOf('ending.ts')}';
import { startService } from '${importOf('service.ts')}';
endBySignal();
beforeEnd(async () => console.log('ending'));
const running = await ${service('running.mjs')};
const starting = ${service('starting.mjs')};
process.on('SIGUSR2', () => setImmediate(() => { throw new Error('nobody handles this'); }));
console.log('pid', running.process.pid, process.pid, new URL(running.url).port);
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

const COMMANDS = {
  npm: ['npm', 'start', '--silent'],
  'the command': [process.execPath, 'tools/bin/firn-tool.mjs', 'start'],
};

/** Starts the command as a group of its own; resolves when it stands. */
async function start(by: keyof typeof COMMANDS) {
  const [command = '', ...args] = COMMANDS[by];
  const env = { ...process.env, npm_lifecycle_event: undefined };
  const stdio = ['ignore', 'pipe', 'ignore'] as const;
  const child = spawn(command, args, { cwd: clone, detached: true, env, stdio: [...stdio] });
  tree = child;
  const lines: string[] = [];
  const exited = once(child, 'exit');
  const said = createInterface(child.stdout);
  said.on('line', (line) => lines.push(line));
  // The output is closed by the last process that holds it.
  const closed = once(said, 'close');
  await once(said, 'line');
  const [service, starter, port] = (lines[0] ?? '').split(' ').slice(1).map(Number) as [
    number,
    number,
    number,
  ];
  return { pid: child.pid ?? Number.NaN, service, starter, port, lines, closed, exited };
}

test.each([
  ['SIGTERM', 'npm'],
  ['SIGINT', 'npm'],
  ['SIGHUP', 'npm'],
  ['SIGHUP', 'the command'],
] as const)('%s to %s ends the whole tree', async (signal, by) => {
  const { pid, service: running, lines, closed } = await start(by);
  expect(isThere(running)).toBe(true);
  process.kill(pid, signal);
  await closed;
  expect([isThere(running), lines.slice(1)]).toEqual([false, ['ending']]);
});

test('a terminal that signals the whole group more than once waits for the services', async () => {
  const { pid, service: running, lines, closed, exited } = await start('the command');
  for (const _time of [1, 2, 3]) process.kill(-pid, 'SIGINT');
  await closed;
  expect([isThere(running), lines.slice(1), await exited]).toEqual([false, ['ending'], [0, null]]);
});

/** Settles when the service has ended: it holds its connections until then. */
async function endOfService(port: number): Promise<unknown> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return once(socket.resume(), 'close');
}

test('services end with the process that started them, also when it could not end them', async () => {
  const { starter, port, closed } = await start('the command');
  const ended = endOfService(port);
  process.kill(starter, 'SIGKILL');
  await closed;
  expect(await ended).toEqual([false]);
});

test('an error that nobody handles ends the services, too', async () => {
  const { starter, service: running, lines, exited } = await start('the command');
  process.kill(starter, 'SIGUSR2');
  expect(await exited).toEqual([1, null]);
  expect([isThere(running), lines.slice(1)]).toEqual([false, ['ending']]);
});
