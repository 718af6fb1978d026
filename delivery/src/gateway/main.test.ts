import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { aDataFolder, NO_API } from '../testing/a-gateway.ts';
import { aRelease } from '../testing/fixture-release.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const FIRN = fileURLToPath(new URL('../../bin/firn.mjs', import.meta.url));

function start(file: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Resolves once the log says where the gateway listens. */
async function listening(child: ChildProcess): Promise<void> {
  let log = '';
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    log += String(chunk);
    if (/listening on http:\/\/127/.test(log)) return;
  }
  throw new Error(`The gateway ended: ${log}`);
}

test('a gateway starts, serves the CLI beside it, and ends cleanly', async () => {
  const FIRN_DATA_DIR = await aDataFolder();
  const gateway = start(MAIN, [], { API_URL: NO_API, FIRN_DEMO: '1', PORT: '0', FIRN_DATA_DIR });
  const ended = once(gateway, 'exit');
  await listening(gateway);
  gateway.stdout?.resume();

  const { folder } = await aRelease();
  const firn = start(FIRN, ['publish', folder], { FIRN_DATA_DIR });
  expect(await text(firn.stdout as NodeJS.ReadableStream)).toBe('mfe-public@1.0.0 is published.\n');

  const gatewayFile = join(FIRN_DATA_DIR, 'delivery', 'gateway.json');
  const { pid, url } = JSON.parse(await readFile(gatewayFile, 'utf8')) as { pid: number; url: string };
  expect(pid).toBe(gateway.pid);
  const measures = await (await fetch(`${url}/metrics`)).text();
  expect(measures).toMatch(/^nodejs_gc_duration_seconds_count/m);
  expect(measures).toMatch(/^firn_registry_sequence /m);
  gateway.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await expect(access(gatewayFile)).rejects.toThrow('ENOENT');
});

test('a gateway with a missing setting names it', async () => {
  const gateway = start(MAIN, [], {});
  const ended = once(gateway, 'exit');
  expect(await text(gateway.stderr as NodeJS.ReadableStream)).toContain('cannot start: API_URL is missing');
  expect(await ended).toEqual([1, null]);
});
