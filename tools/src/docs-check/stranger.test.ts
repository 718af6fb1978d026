import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { ourFiles } from './files.ts';
import { firnCalls } from './firn-commands.ts';
import { startTrapRegistry, type TrapRegistry } from './trap-registry.ts';

const execute = promisify(execFile);
const TOKEN = 'firn_0123456789ab_secret';
/** npm takes a while to start. */
const TIMEOUT = 120_000;
/** As many npm at a time as the machine has cores for. */
const AT_ONCE = 2;

let registry: TrapRegistry;
let folder = '';

beforeAll(async () => {
  registry = await startTrapRegistry();
  folder = mkdtempSync(join(tmpdir(), 'firn-empty-'));
});
afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true });
});

/** Runs a command line in an empty folder, as a job does: nobody is there to be asked. True when it succeeds. */
async function run(line: string): Promise<boolean> {
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_OPTIONS|INIT_CWD)/i.test(name));
  const path = (process.env.PATH ?? '').split(':').filter((part) => !part.startsWith(ROOT));
  const cwd = mkdtempSync(join(folder, 'cwd-'));
  const env = {
    ...Object.fromEntries(kept),
    PATH: path.join(':'),
    HOME: cwd,
    CI: '1',
    FIRN_TOKEN: TOKEN,
    npm_config_registry: registry.url,
    npm_config_cache: join(cwd, 'cache'),
    npm_config_update_notifier: 'false',
  };
  return execute('sh', ['-c', line], { cwd, env }).then(
    () => true,
    () => false,
  );
}

/** Each command line of a document, a template or a job once, however often it is written. */
function documentedCalls(): string[] {
  const { markdown, code } = ourFiles(ROOT);
  const files = [...markdown, ...code.filter((file) => file.endsWith('.yml'))];
  const calls = files.flatMap((file) => firnCalls(readFileSync(join(ROOT, file), 'utf8')));
  return [...new Set(calls)].toSorted();
}

describe('where nothing of ours is installed', () => {
  test(
    '«npx firn» runs a stranger’s package, with the token in its environment',
    async () => {
      expect(await run('npx firn status')).toBe(true);
      expect(registry.asked).toContain('firn');
      expect(registry.caught()).toEqual([`firn ${TOKEN}`]);
    },
    TIMEOUT,
  );

  test(
    'no documented command runs one, or so much as asks for it',
    async () => {
      const before = { asked: registry.asked.length, caught: registry.caught().length };
      const calls = documentedCalls();
      expect(calls.length).toBeGreaterThan(40);
      const waiting = [...calls];
      const succeeded: string[] = [];
      async function work(): Promise<void> {
        for (let call = waiting.shift(); call !== undefined; call = waiting.shift()) {
          if (await run(call)) succeeded.push(call);
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      expect(succeeded).toEqual([]);
      expect({ asked: registry.asked.length, caught: registry.caught().length }).toEqual(before);
    },
    TIMEOUT,
  );
});
