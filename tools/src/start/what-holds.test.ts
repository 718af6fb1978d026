import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { startService } from './service.ts';
import { whatHolds } from './what-holds.ts';

const host = '127.0.0.1';
let dataDir = '';

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'firn-holds-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function aService() {
  const entry = join(dataDir, 'service.mjs');
  writeFileSync(entry, "console.log('listening on http://127.0.0.1:4711'); setInterval(() => {}, 1000);");
  return startService({ name: 'api', entry: relative(ROOT, entry), dataDir, env: {} });
}

test('a folder that is in use names the processes and how to end them, until they are gone', async () => {
  const service = await aService();
  const pid = service.process.pid ?? 0;
  expect(
    await whatHolds({ dataDir, host, port: 0 }),
  ).toBe(`Firn runs already on ${dataDir}: api (process ${pid}).
End it with Ctrl-C in its terminal, or: kill ${process.pid}
Or start one beside it: FIRN_DATA_DIR=/tmp/firn PORT=4001 npm start`);

  // As if the process that started it were gone.
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  writeFileSync(join(dataDir, 'logs/api.pid'), `${pid} ${gone}\n`);
  expect(
    await whatHolds({ dataDir, host, port: 0 }),
  ).toBe(`What an earlier start has left still holds ${dataDir}: api (process ${pid}).
End it, then start again: kill ${pid}`);

  await service.stop();
  expect(await whatHolds({ dataDir, host, port: 0 })).toBeNull();
});

test('a note that outlived its process holds nothing', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  mkdirSync(join(dataDir, 'logs'));
  writeFileSync(join(dataDir, 'logs/gateway.pid'), `${pid} ${pid}\n`);
  expect(await whatHolds({ dataDir, host, port: 0 })).toBeNull();
});

test('a port that is taken is said before anything is built', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  const sentence = await whatHolds({ dataDir, host, port });
  // Which process it is, no tool says on a small machine.
  expect(sentence).toMatch(new RegExp(`listens on port ${port}[\\s\\S]*PORT=4001 npm start`));
  expect(sentence).toMatch(new RegExp(`kill ${process.pid}|lsof -i :${port}`));
  await new Promise((resolve) => server.close(resolve));
  expect(await whatHolds({ dataDir, host, port })).toBeNull();
});
