import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ROOT } from '../../root.ts';
import { type Server, startService } from '../service.ts';

let directory = '';
let service: Server | undefined;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'firn-watched-'));
  mkdirSync(sources());
});

afterEach(async () => {
  await service?.stop();
  service = undefined;
  rmSync(directory, { recursive: true, force: true });
});

const sources = () => join(directory, 'src');

/** At once: what is written in two steps may be seen as two changes. */
function write(name: string, source: string): void {
  const beside = join(directory, 'written');
  writeFileSync(beside, source);
  renameSync(beside, join(sources(), name));
}

/** Resolves with the process that says the words. */
const spoken = (words: string): Promise<number> =>
  new Promise((resolve) => {
    service?.process.stdout?.on('data', (chunk: Buffer) => {
      const said = new RegExp(`(\\d+) says ${words}`).exec(chunk.toString());
      if (said) resolve(Number(said[1]));
    });
  });

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function startEntry(): Promise<void> {
  const entry = relative(ROOT, join(sources(), 'entry.mjs'));
  service = await startService({ name: 'sample', entry, dataDir: directory, env: {}, watched: [sources()] });
}

async function start(): Promise<void> {
  write('words.mjs', "export const words = 'one';");
  write(
    'entry.mjs',
    `import semver from ${JSON.stringify(import.meta.resolve('semver'))};
     import { words } from './words.mjs';
     process.once('SIGTERM', () => process.exit(0));
     setInterval(() => semver, 1000);
     console.log('listening on http://127.0.0.1:4711');
     console.log(process.pid + ' says ' + words);`,
  );
  await startEntry();
}

test('a change ends the process and runs the entry anew, in another one', async () => {
  await start();
  const first = spoken('two');
  write('words.mjs', "export const words = 'two';");
  const second = spoken('three');
  const pid = await first;
  write('words.mjs', "export const words = 'three';");
  expect(await second).not.toBe(pid);
  expect(isRunning(pid)).toBe(false);
});

test('what has not changed is loaded ahead; what asks for a change is loaded anew, from what it asks for', async () => {
  write('still.mjs', "console.log(process.pid + ' says still');");
  write('words.mjs', "export const words = 'one';");
  write('between.mjs', "import { words } from './words.mjs'; export const said = words;");
  write(
    'entry.mjs',
    `import './still.mjs';
     import { said } from './between.mjs';
     process.once('SIGTERM', () => process.exit(0));
     setInterval(() => said, 1000);
     console.log('listening on http://127.0.0.1:4711');
     console.log(process.pid + ' says ' + said);`,
  );
  await startEntry();
  const ahead = await spoken('still');
  const changed = spoken('two');
  write('words.mjs', "export const words = 'two';");
  expect(await changed).toBe(ahead);
  // Nobody has said it twice: the next process says it for the first time.
  expect(await spoken('still')).not.toBe(ahead);
});

test('an entry that cannot be loaded waits for the change that mends it', async () => {
  await start();
  write('words.mjs', 'export const words = ;');
  const mended = spoken('mended');
  await new Promise((resolve) =>
    service?.process.stderr?.on(
      'data',
      (chunk: Buffer) => /SyntaxError/.test(chunk.toString()) && resolve(null),
    ),
  );
  write('words.mjs', "export const words = 'mended';");
  const pid = await mended;
  await service?.stop();
  expect(isRunning(pid)).toBe(false);
});
