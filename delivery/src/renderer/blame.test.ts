import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FrameRenderInput, RegionRenderInput } from '@firn/shared-contracts/delivery';
import { NO_PERMISSIONS } from '@firn/shared-contracts/domain';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aRemoteServer, aShellServer } from '../testing/fixture-release.ts';
import type { RenderError } from './render-error.ts';
import type { RenderTarget } from './render-protocol.ts';
import { createRenderer, type Renderer } from './renderer.ts';

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
const FRAME = { state: { status: 200 }, url: '/agenda', regionHtml: '' } as unknown as FrameRenderInput;

let renderer: Renderer;

beforeEach(() => {
  renderer = createRenderer({ timeout: 2000, now: () => 0, onOutput: () => undefined });
});
afterEach(() => renderer.close());

async function aTarget(remote: string, source: string): Promise<RenderTarget> {
  const folder = await mkdtemp(join(tmpdir(), 'firn-server-'));
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'server/index.js'), source);
  return { remote, version: '1.0.0', module: pathToFileURL(join(folder, 'server/index.js')).href };
}

/** How a render failed: reason and who is to blame. */
async function failureOf(render: Promise<unknown>): Promise<string> {
  return render.then(
    () => 'none',
    ({ reason, culprit }: RenderError) => `${reason} by ${culprit?.remote ?? 'nobody'}`,
  );
}

const LOOP = 'for (let turn = 0; ; ) turn = (turn + 1) % 7;';
const waiting = () => aTarget('mfe-waiting', aRemoteServer('1.0.0', 'await new Promise(() => undefined);'));

test('a bundle that turns in a circle is to blame, not the one that waited before it', async () => {
  const patient = await waiting();
  const loops = await aTarget(
    'mfe-loops',
    aRemoteServer('1.0.0', `await new Promise((done) => setTimeout(done, 50)); ${LOOP}`),
  );
  const both = [patient, loops].map((target) => failureOf(renderer.renderRegion(target, INPUT)));
  expect(await Promise.all(both)).toEqual(['interrupted by mfe-loops', 'timeout by mfe-loops']);
});

test.each([
  ['turns in a circle', LOOP],
  ['exits', 'process.exit(3)'],
  ['throws', "throw new Error('late')"],
])('a region that answered and %s afterwards is to blame, not the frame around it', async (_how, end) => {
  const region = await aTarget('mfe-later', aRemoteServer('1.0.0', `setTimeout(() => { ${end} }, 100);`));
  const shell = await aTarget('shell', aShellServer('1.0.0', 'return new Promise(() => undefined);'));
  await renderer.renderRegion(region, INPUT);
  expect(await failureOf(renderer.renderFrame(shell, FRAME))).toBe('interrupted by mfe-later');
});

test('who never answers is to blame when alone; beside others, the machine may be slow', async () => {
  const patient = await waiting();
  expect(await failureOf(renderer.renderRegion(patient, INPUT))).toBe('timeout by mfe-waiting');
  const another = await aTarget('mfe-b', aRemoteServer('1.0.0', 'await new Promise(() => undefined);'));
  const both = [patient, another].map((target) => failureOf(renderer.renderRegion(target, INPUT)));
  expect(await Promise.all(both)).toEqual(['timeout by nobody', 'interrupted by nobody']);
});

test('a version that is left alone after it hung three times goes on failing, by its own fault', async () => {
  const loops = await aTarget('mfe-loops', aRemoteServer('1.0.0', LOOP));
  for (let hang = 0; hang < 3; hang += 1) {
    expect(await failureOf(renderer.renderRegion(loops, INPUT))).toBe('timeout by mfe-loops');
  }
  expect(await failureOf(renderer.renderRegion(loops, INPUT))).toBe('paused by mfe-loops');
});
