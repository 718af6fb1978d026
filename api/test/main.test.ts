import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { newVisitor } from './api-process.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'firn-main-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

function start(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'silent',
      FIRN_DRAIN_SECONDS: '0',
      FIRN_DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function textOf(stream: NodeJS.ReadableStream | null, until: RegExp): Promise<string> {
  let text = '';
  for await (const chunk of stream ?? []) {
    text += String(chunk);
    if (until.test(text)) break;
  }
  return text;
}

test('listens on a free port, answers, and stops cleanly on SIGTERM', async () => {
  const child = start({ FIRN_SECRET: 'a-secret-of-the-tests-with-32-characters' });
  const line = await textOf(child.stdout, /listening on/);
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
  expect((await fetch(`${origin}/api/readyz`)).status).toBe(200);
  const measures = await (await fetch(`${origin}/api/metrics`)).text();
  expect(measures).toMatch(/^nodejs_gc_duration_seconds_count/m);
  expect(measures).toMatch(/^firn_api_request_duration_seconds_count/m);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('SIGTERM in the middle of a write: it is answered, and nothing else is waited for', async () => {
  const child = start({ FIRN_SECRET: 'a-secret-of-the-tests-with-32-characters' });
  const exited = once(child, 'exit');
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(await textOf(child.stdout, /listening on/))?.[0] ?? '';
  const { hostname, port } = new URL(origin);
  const { cookie, csrfToken } = await newVisitor(origin);
  const [unused, idle, writing] = [1, 2, 3].map(() => connect(Number(port), hostname)) as [
    Socket,
    Socket,
    Socket,
  ];
  idle.write('GET /api/healthz HTTP/1.1\r\nhost: firn.example\r\n\r\n');
  await once(idle, 'data');
  const body = '{"email":"gast@firn.example","password":"x"}';
  const head = [
    'POST /api/login HTTP/1.1',
    'host: firn.example',
    `cookie: ${cookie}`,
    `x-csrf-token: ${csrfToken}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    'expect: 100-continue',
  ];
  writing.write(`${head.join('\r\n')}\r\n\r\n`);
  expect(String((await once(writing, 'data'))[0])).toMatch(/^HTTP\/1\.1 100/);
  child.kill('SIGTERM');
  await Promise.all([once(unused, 'close'), once(idle, 'close')]);
  writing.write(body);
  expect(String((await once(writing, 'data'))[0])).toMatch(/^HTTP\/1\.1 401/);
  expect(await exited).toEqual([0, null]);
});

test('a missing variable stops the start with a sentence', async () => {
  const child = start({});
  const exited = once(child, 'exit');
  expect(await textOf(child.stderr, /\n/)).toMatch(/^FIRN_SECRET is missing/);
  expect(await exited).toEqual([1, null]);
});
