import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RegionRenderInput } from '@firn/shared-contracts/delivery';
import { NO_PERMISSIONS } from '@firn/shared-contracts/domain';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aRemoteServer } from '../testing/fixture-release.ts';
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

let renderer: Renderer;

beforeEach(() => {
  renderer = createRenderer({ timeout: 2000, now: () => 0, onOutput: () => undefined });
});
afterEach(() => renderer.close());

/** Versions of one remote share a process. */
async function aTarget(version: string, body: string): Promise<RenderTarget> {
  const folder = await mkdtemp(join(tmpdir(), 'firn-server-'));
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'server/index.js'), aRemoteServer(version, body));
  return { remote: 'mfe-public', version, module: pathToFileURL(join(folder, 'server/index.js')).href };
}

/** How a render failed: reason and who is to blame. */
async function failureOf(render: Promise<unknown>): Promise<string> {
  return render.then(
    () => 'none',
    ({ reason, culprit }: RenderError) => `${reason} by ${culprit?.version ?? 'nobody'}`,
  );
}

const LOOP = 'for (let turn = 0; ; ) turn = (turn + 1) % 7;';
const waiting = () => aTarget('1.0.0', 'await new Promise(() => undefined);');

test('a bundle that turns in a circle is to blame, not the one that waited before it', async () => {
  const patient = await waiting();
  const loops = await aTarget('1.1.0', `await new Promise((done) => setTimeout(done, 50)); ${LOOP}`);
  const both = [patient, loops].map((target) => failureOf(renderer.renderRegion(target, INPUT)));
  expect(await Promise.all(both)).toEqual(['interrupted by 1.1.0', 'timeout by 1.1.0']);
});

test.each([
  ['turns in a circle', LOOP],
  ['exits', 'process.exit(3)'],
  ['throws', "throw new Error('late')"],
])(
  'a version that answered and %s afterwards is to blame, not the one that waits beside it',
  async (_how, end) => {
    const later = await aTarget('1.1.0', `setTimeout(() => { ${end} }, 100);`);
    const patient = await waiting();
    await renderer.renderRegion(later, INPUT);
    expect(await failureOf(renderer.renderRegion(patient, INPUT))).toBe('interrupted by 1.1.0');
  },
);

test('who never answers is to blame when alone; beside others, the machine may be slow', async () => {
  const patient = await waiting();
  expect(await failureOf(renderer.renderRegion(patient, INPUT))).toBe('timeout by 1.0.0');
  const another = await aTarget('1.1.0', 'await new Promise(() => undefined);');
  const both = [patient, another].map((target) => failureOf(renderer.renderRegion(target, INPUT)));
  expect(await Promise.all(both)).toEqual(['timeout by nobody', 'interrupted by nobody']);
});

test('a version that is left alone after it hung three times goes on failing, by its own fault', async () => {
  const loops = await aTarget('1.0.0', LOOP);
  for (let hang = 0; hang < 3; hang += 1) {
    expect(await failureOf(renderer.renderRegion(loops, INPUT))).toBe('timeout by 1.0.0');
  }
  expect(await failureOf(renderer.renderRegion(loops, INPUT))).toBe('paused by 1.0.0');
});
