import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RegionRenderInput } from '@firn/shared-contracts/delivery';
import { NO_PERMISSIONS } from '@firn/shared-contracts/domain';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { GREEDY } from '../testing/a-child.ts';
import { aRemoteServer } from '../testing/fixture-release.ts';
import { RenderProcess } from './render-process.ts';
import type { RenderTarget } from './render-protocol.ts';
import { createRenderer, type Renderer, type RendererOptions } from './renderer.ts';

const INPUT: RegionRenderInput = {
  url: '/agenda',
  pageId: 'agenda',
  params: {},
  apiOrigin: 'http://127.0.0.1:9',
  apiHeaders: {},
  session: { user: null, permissions: NO_PERMISSIONS, impersonator: null },
  renderedAt: '2026-11-21T10:00:00.000Z',
  publicUrl: 'https://firn.example',
};

let renderer: Renderer;
let output: string;
let now: number;

beforeEach(() => {
  start();
});
afterEach(() => renderer.close());

function start(options: Partial<RendererOptions> = {}): void {
  output = '';
  now = 0;
  renderer = createRenderer({
    timeout: 5000,
    now: () => now,
    onOutput: (text) => {
      output += text;
    },
    ...options,
  });
}

async function aTarget(source: string, version = '1.0.0'): Promise<RenderTarget> {
  const folder = await mkdtemp(join(tmpdir(), 'firn-server-'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'index.js'), source);
  return { remote: 'mfe-public', version, module: pathToFileURL(join(folder, 'index.js')).href };
}

async function expectHealthy(): Promise<void> {
  const target = await aTarget(aRemoteServer());
  await expect(renderer.renderRegion(target, INPUT)).resolves.toMatchObject({ status: 200 });
}

test('a region is rendered by the bundle of its release', async () => {
  const target = await aTarget(aRemoteServer());
  expect(await renderer.renderRegion(target, INPUT)).toMatchObject({
    status: 200,
    html: '<p>Region 1.0.0 agenda</p>',
    data: { version: '1.0.0' },
  });
});

test('two versions are rendered side by side', async () => {
  const targets = await Promise.all(
    ['1.0.0', '2.0.0'].map((version) => aTarget(aRemoteServer(version), version)),
  );
  const results = await Promise.all(targets.map((target) => renderer.renderRegion(target, INPUT)));
  expect(results.map((result) => result.data)).toEqual([{ version: '1.0.0' }, { version: '2.0.0' }]);
});

test('a bundle never sees the environment of the gateway', async () => {
  const target = await aTarget(aRemoteServer('1.0.0', "if (process.env.PATH) throw new Error('leak')"));
  await expect(renderer.renderRegion(target, INPUT)).resolves.toMatchObject({ status: 200 });
});

describe('a bundle that fails costs only its own render:', () => {
  test.each([
    ['throws on import', "throw new Error('broken import')"],
    ['has a syntax error', 'export const = ;'],
    ['is not there', null],
    ['throws while rendering', aRemoteServer('1.0.0', "throw new Error('broken render')")],
    ['throws something that is no error', aRemoteServer('1.0.0', "throw 'text'")],
    ['says another version', aRemoteServer('9.9.9')],
    ['exports no renderRegion', "export const version = '1.0.0'"],
    ['answers nothing', "export const version = '1.0.0'; export async function renderRegion() {}"],
    ['answers a wrong status', aRemoteServer('1.0.0', "return { status: 7, html: '', head: { title: '' } }")],
    [
      'answers a giant region',
      aRemoteServer('1.0.0', "return { status: 200, html: 'x'.repeat(3e6), head: { title: '' } }"),
    ],
    [
      'answers giant data',
      aRemoteServer('1.0.0', "return { status: 200, html: '', head: { title: '' }, data: 'x'.repeat(3e6) }"),
    ],
    [
      'answers a giant head',
      aRemoteServer('1.0.0', "return { status: 200, html: '', head: { title: 'x'.repeat(3e6) } }"),
    ],
    [
      'answers data that cannot be sent',
      aRemoteServer('1.0.0', "return { status: 200, html: '', head: { title: '' }, data: { f() {} } }"),
    ],
  ])('it %s', async (_what, source) => {
    const target = await aTarget(source ?? '');
    const missing = { ...target, module: target.module.replace('index.js', 'gone.js') };
    const render = renderer.renderRegion(source === null ? missing : target, INPUT);
    await expect(render).rejects.toMatchObject({ name: 'RenderError', reason: 'threw' });
    await expectHealthy();
  });

  test.each([
    ['exits the process', 'process.exit(0)'],
    ['rejects unhandled', "Promise.reject(new Error('nobody waits')); await new Promise(() => {});"],
    [
      'throws outside the call',
      "setTimeout(() => { throw new Error('late') }); await new Promise(() => {});",
    ],
  ])('it %s', async (_what, body) => {
    const target = await aTarget(aRemoteServer('1.0.0', body));
    await expect(renderer.renderRegion(target, INPUT)).rejects.toMatchObject({ reason: 'crashed' });
    await expectHealthy();
  });

  test('it answers past what checks its answers, for itself and whoever comes next', async () => {
    const forging = `
      const result = { status: 302, redirect: 'https://evil.example/', html: '', head: { title: '' } };
      for (let id = 0; id < 1000; id += 1) process.send({ id, result });
      await new Promise(() => {});`;
    const target = await aTarget(aRemoteServer('1.0.0', forging));
    await expect(renderer.renderRegion(target, INPUT)).rejects.toMatchObject({ reason: 'forged' });
    await expectHealthy();
  });

  test('it eats all memory', async () => {
    const target = await aTarget(aRemoteServer('1.0.0', GREEDY));
    start({ timeout: 30_000 });
    await expect(renderer.renderRegion(target, INPUT)).rejects.toMatchObject({ reason: 'crashed' });
    await expectHealthy();
    expect(output).toContain('was ended by SIGABRT: out of memory');
  });

  test.each([
    ['nothing', 'null'],
    ['a word', "'ready'"],
    ['an answer that nobody waits for', '{ id: 0 }'],
  ])('it sends %s as if it were the worker', async (_what, message) => {
    const target = await aTarget(aRemoteServer('1.0.0', `process.send(${message});`));
    await expect(renderer.renderRegion(target, INPUT)).resolves.toMatchObject({ status: 200 });
    await expectHealthy();
  });
});

describe('a bundle that hangs is ended:', () => {
  test.each([
    ['never settles', 'await new Promise(() => {})'],
    ['loops for ever', 'for (;;);'],
  ])('it %s', async (_what, body) => {
    const target = await aTarget(aRemoteServer('1.0.0', body));
    await expect(renderer.renderRegion(target, INPUT)).rejects.toMatchObject({ reason: 'timeout' });
    await expectHealthy();
  });

  test('those that wait beside it in the process still finish', async () => {
    const hanging = await aTarget(aRemoteServer('1.0.0', 'await new Promise(() => {})'));
    const slow = await aTarget(aRemoteServer('1.0.0', 'await new Promise((done) => setTimeout(done, 800))'));
    const child = new RenderProcess({
      patience: 1000,
      apiOrigins: [],
      onOutput: () => undefined,
      onEnd: () => undefined,
    });
    const job = { kind: 'region', input: INPUT } as const;
    const [hung, finished] = await Promise.allSettled([
      child.run(hanging, job, 300),
      child.run(slow, job, 30_000),
    ]);
    expect(hung).toMatchObject({ reason: { reason: 'timeout' } });
    expect(finished).toMatchObject({ value: { status: 200 } });
  });

  test('after three times it is paused for a while', async () => {
    const target = await aTarget(aRemoteServer('1.0.0', 'process.exit(1)'));
    const reasons: string[] = [];
    for (const time of [0, 1, 2, 3, 40_000]) {
      now = time;
      await renderer
        .renderRegion(target, INPUT)
        .catch(({ reason }: { reason: string }) => reasons.push(reason));
    }
    expect(reasons).toEqual(['crashed', 'crashed', 'crashed', 'paused', 'crashed']);
    await expectHealthy();
  });
});

test('more regions than the process can handle are left to the browser at once', async () => {
  const target = await aTarget(aRemoteServer('1.0.0', 'await new Promise((done) => setTimeout(done, 300))'));
  const renders = Array.from({ length: 20 }, () => renderer.renderRegion(target, INPUT));
  const results = await Promise.allSettled(renders);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(16);
  expect(results.at(-1)).toMatchObject({ reason: { reason: 'busy' } });
});

test('what a bundle prints reaches the log', async () => {
  const target = await aTarget(aRemoteServer('1.0.0', "console.error('careful')"));
  await renderer.renderRegion(target, INPUT);
  await renderer.close();
  expect(output).toContain('careful');
});

test('bundles are preloaded in the warm process, or in a fresh one when too many are unused', async () => {
  const greeting =
    'globalThis.renders = (globalThis.renders ?? 0) + 1; input.pageId = String(globalThis.renders);';
  const renders: number[] = [];
  for (let minor = 0; minor < 12; minor += 1) {
    const target = await aTarget(aRemoteServer(`1.${minor}.0`, greeting), `1.${minor}.0`);
    await renderer.prepare([target]);
    const { html } = await renderer.renderRegion(target, INPUT);
    renders.push(Number(/ (\d+)</.exec(html)?.[1]));
  }
  expect(renders).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4]);
});

test('a replaced process finishes its jobs', async () => {
  const slow = await aTarget(aRemoteServer('1.0.0', 'await new Promise((done) => setTimeout(done, 300))'));
  const running = renderer.renderRegion(slow, INPUT);
  for (let minor = 0; minor < 12; minor += 1) {
    await renderer.prepare([await aTarget(aRemoteServer(`2.${minor}.0`), `2.${minor}.0`)]);
  }
  await expectHealthy();
  await expect(running).resolves.toMatchObject({ status: 200 });
});

test('a replaced process ends and frees its memory', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ended = once(server, 'connection').then(([socket]) => once(socket.resume(), 'close'));
  const holding = `import { connect } from 'node:net';\nconnect(${port}, '127.0.0.1').on('error', () => undefined);\n`;
  await renderer.prepare([await aTarget(holding + aRemoteServer())]);
  for (let minor = 0; minor < 12; minor += 1) {
    await renderer.prepare([await aTarget(aRemoteServer(`2.${minor}.0`), `2.${minor}.0`)]);
  }
  await ended;
  server.close();
});

test('a fresh process that a bundle crashes while loading does not take over', async () => {
  const count =
    'globalThis.renders = (globalThis.renders ?? 0) + 1; input.pageId = String(globalThis.renders);';
  let target = await aTarget(aRemoteServer('1.0.0', count));
  for (let minor = 0; minor < 8; minor += 1) {
    target = await aTarget(aRemoteServer(`1.${minor}.0`, count), `1.${minor}.0`);
    await renderer.prepare([target]);
    await renderer.renderRegion(target, INPUT);
  }
  await renderer.prepare([await aTarget('process.exit(1)', '2.0.0')]);
  expect((await renderer.renderRegion(target, INPUT)).html).toContain(' 9<');
});

test('a bundle that cannot be preloaded is reported and blocks nothing', async () => {
  const told = new Promise<string>((resolve) => start({ onOutput: resolve }));
  await renderer.prepare([await aTarget("throw new Error('broken import')")]);
  await expectHealthy();
  expect(await told).toContain('broken import');
});

test('nothing is preloaded after closing: nobody would end the process', async () => {
  await renderer.close();
  await renderer.prepare([await aTarget("throw new Error('broken import')")]);
  expect(output).toBe('');
});
