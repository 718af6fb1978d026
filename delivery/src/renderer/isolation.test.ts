import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExtensionRenderInput, RegionRenderInput } from '@firn/shared-contracts/delivery';
import { NO_PERMISSIONS } from '@firn/shared-contracts/domain';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { GREEDY } from '../testing/a-child.ts';
import { aRemoteServer } from '../testing/fixture-release.ts';
import type { RenderTarget } from './render-protocol.ts';
import { createRenderer, type Renderer } from './renderer.ts';

const VIEW = {
  url: '/agenda',
  apiOrigin: 'http://127.0.0.1:9',
  apiHeaders: {},
  session: { user: null, permissions: NO_PERMISSIONS, impersonator: null },
  renderedAt: '2026-11-21T10:00:00.000Z',
  publicUrl: 'https://firn.example',
};
const INPUT: RegionRenderInput = { ...VIEW, pageId: 'agenda', params: {} };
const EXTENSION: ExtensionRenderInput = { ...VIEW, extensionId: 'weather', context: { title: 'Skitour' } };

let renderer: Renderer;

function start(timeout: number): void {
  renderer = createRenderer({ timeout, now: () => 0, onOutput: () => undefined });
}

beforeEach(() => start(10_000));
afterEach(() => renderer.close());

async function aTarget(remote: string, source: string, version = '1.0.0'): Promise<RenderTarget> {
  const folder = await mkdtemp(join(tmpdir(), 'firn-server-'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'index.js'), source);
  return { remote, version, module: pathToFileURL(join(folder, 'index.js')).href };
}

const anExtensionServer = (body: string) => `export const version = '1.0.0';
export async function renderExtension(input) { ${body} }`;

const render = async (target: RenderTarget) => (await renderer.renderRegion(target, INPUT)).html;

describe('what a bundle does to its process', () => {
  const POISON = `
    String.prototype.concat = () => 'poisoned';
    globalThis.fetch = undefined;`;
  const readsText = (version: string) =>
    aRemoteServer(version, "input.pageId = 'wh'.concat('ole') + ' ' + typeof fetch;");

  test('another version of the same remote feels, because they share it', async () => {
    await render(await aTarget('mfe-a', aRemoteServer('1.0.0', POISON)));
    const next = await aTarget('mfe-a', readsText('1.1.0'), '1.1.0');
    expect(await render(next)).toBe('<p>Region 1.1.0 poisoned undefined</p>');
  });

  test('another remote does not feel', async () => {
    const sound = await aTarget('mfe-b', readsText('1.0.0'));
    await render(sound);
    await render(await aTarget('mfe-a', aRemoteServer('1.0.0', POISON)));
    expect(await render(sound)).toBe('<p>Region 1.0.0 whole function</p>');
  });

  test.each([
    ['turns in a circle', 'for (let turn = 0; ; ) turn = (turn + 1) % 7;', 'timeout', 3000],
    ['ends the process', 'process.exit(0);', 'crashed', 30_000],
    ['takes all memory', GREEDY, 'crashed', 30_000],
  ])('a render beside it does not feel that it %s', async (_what, body, reason, timeout) => {
    start(timeout);
    const hostile = await aTarget('mfe-a', anExtensionServer(body));
    const sound = await aTarget('mfe-b', aRemoteServer());
    const failed = renderer.renderExtension(hostile, EXTENSION).catch((error: unknown) => error);
    expect(await render(sound)).toBe('<p>Region 1.0.0 agenda</p>');
    expect(await failed).toMatchObject({ reason, culprit: { remote: 'mfe-a' } });
  });
});

describe('an extension', () => {
  test('is drawn from the context of its slot', async () => {
    const body = "return { html: '<p>' + input.extensionId + ' ' + input.context.title + '</p>', data: {} };";
    const target = await aTarget('mfe-a', anExtensionServer(body));
    expect(await renderer.renderExtension(target, EXTENSION)).toEqual({
      html: '<p>weather Skitour</p>',
      data: {},
    });
  });

  test.each([
    ['throws', "throw new Error('broken');", 'broken'],
    ['misses a field of the context', 'return { html: input.context.place.canton };', 'undefined'],
    ['answers nothing', '', 'without html'],
    ['answers 5 MB', "return { html: 'x'.repeat(5e6) };", 'has 5000000 characters'],
    ['answers giant data', "return { html: '', data: 'x'.repeat(3e5) };", 'has 300002 characters'],
  ])('that %s fails alone', async (_what, body, message) => {
    const target = await aTarget('mfe-a', anExtensionServer(body));
    const failed = renderer.renderExtension(target, EXTENSION);
    await expect(failed).rejects.toMatchObject({
      reason: 'threw',
      message: expect.stringContaining(message),
    });
  });

  test('of a bundle that draws none fails, and the bundle goes on drawing its regions', async () => {
    const target = await aTarget('mfe-a', aRemoteServer());
    await expect(renderer.renderExtension(target, EXTENSION)).rejects.toMatchObject({ reason: 'threw' });
    expect(await render(target)).toContain('Region');
  });
});

describe('memory that a bundle keeps outside of its objects', () => {
  /** Keeps 20 MB more with each render, and says in which process. */
  const HOARDER = `const kept = [];
    export const version = '1.0.0';
    export async function renderExtension() {
      kept.push(Buffer.alloc(2e7, 1));
      return { html: String(process.pid), data: null };
    }`;
  const RENDERS = 12;

  async function processes(residentLimit: number): Promise<Set<string>> {
    const limited = createRenderer({
      timeout: 10_000,
      residentLimit,
      now: () => 0,
      onOutput: () => undefined,
    });
    const target = await aTarget('mfe-a', HOARDER);
    const seen = new Set<string>();
    for (let turn = 0; turn < RENDERS; turn += 1) {
      seen.add((await limited.renderExtension(target, EXTENSION)).html);
    }
    await limited.close();
    return seen;
  }

  test('ends with the process, before it is too much, and no render is lost', async () => {
    expect((await processes(200_000_000)).size).toBeGreaterThan(1);
  });

  test('would grow with each page: the limit of objects does not see it', async () => {
    expect((await processes(Number.POSITIVE_INFINITY)).size).toBe(1);
  });
});

test('a process that nobody asks ends and frees its memory, and the next render starts another', async () => {
  const lazy = createRenderer({ timeout: 10_000, idle: 1, now: () => 0, onOutput: () => undefined });
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ended = once(server, 'connection').then(([socket]) => once(socket.resume(), 'close'));
  const connected = `await new Promise((done) => connect(${port}, '127.0.0.1', done).on('error', done));`;
  const holding = `import { connect } from 'node:net';\n${connected}\n`;
  const target = await aTarget('mfe-a', holding + aRemoteServer());
  await lazy.prepare([target]);
  await ended;
  server.close();
  // Bundles that it had loaded are no reason to start it again.
  await lazy.prepare([target]);
  expect((await lazy.renderRegion(target, INPUT)).html).toContain('Region 1.0.0');
  await lazy.close();
});
