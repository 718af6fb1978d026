/**
 * Runs the server bundles of one remote's releases, apart from the gateway: what they throw, leak or never finish
 * costs this process, not the server. Started without secrets in its environment.
 */
import { writeSync } from 'node:fs';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import type { FrameRenderer, RegionRenderer } from '@firn/shared-contracts/delivery';
import { NOTES } from '../shared/child.ts';
import { serveParent } from '../shared/serve-parent.ts';
import { checkResult } from './check-result.ts';
import { fetchInTurn } from './fetch-in-turn.ts';
import { NOTE } from './render-notes.ts';
import type { RenderRequest, RenderResponse, RenderResult, RenderTarget } from './render-protocol.ts';

type ServerModule = Partial<RegionRenderer & FrameRenderer>;

async function load(target: RenderTarget): Promise<ServerModule> {
  const module = (await import(target.module)) as ServerModule;
  if (module.version !== target.version) {
    throw new Error(`The server bundle says version ${module.version}, the registry ${target.version}.`);
  }
  return module;
}

async function run({ target, job }: RenderRequest): Promise<RenderResult> {
  const module = await load(target);
  switch (job.kind) {
    case 'load':
      return null;
    case 'region':
      if (!module.renderRegion) throw new Error('The server bundle exports no renderRegion.');
      return module.renderRegion(job.input);
    case 'frame':
      if (!module.renderFrame) throw new Error('The server bundle exports no renderFrame.');
      return module.renderFrame(job.input);
    case 'extension':
      if (!module.renderExtension) throw new Error('The server bundle exports no renderExtension.');
      return module.renderExtension(job.input);
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Beats of the pulse in one stretch of the watch's patience. */
const BEATS = 4;
/** Frames looked through for who ended the process. */
const STACK = 100;
/** MB of the thread's objects. */
const WATCH_HEAP = 16;

function watchOverItself(patience: number): void {
  const pulse = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const beats = new Int32Array(pulse);
  setInterval(() => Atomics.add(beats, 0, 1), patience / BEATS).unref();
  const watch = new Worker(new URL('./stuck-watch.ts', import.meta.url), {
    workerData: { pulse, patience },
    resourceLimits: { maxOldGenerationSizeMb: WATCH_HEAP },
  });
  watch.unref();
  // Without it nobody is blamed; renders go on.
  watch.on('error', (error) => process.stderr.write(`${textOf(error)}\n`));
}

/** Whose code ends the process: its address stands in the stack of the error, or of the call that ended it. */
function tellWhoEndsIt(): void {
  const tell = (stack = '') => {
    try {
      writeSync(NOTES, `${NOTE.ending} ${stack.replaceAll('\n', ' ')}\n`);
    } catch {
      // The parent is gone.
    }
  };
  process.on('uncaughtExceptionMonitor', (error) => tell(error.stack));
  process.on('exit', () => {
    Error.stackTraceLimit = STACK;
    tell(new Error('exit').stack);
  });
}

watchOverItself(Number(process.env.FIRN_RENDER_PATIENCE));
tellWhoEndsIt();

globalThis.fetch = fetchInTurn(globalThis.fetch, (process.env.API_ORIGINS ?? '').split(','));

serveParent((request: RenderRequest, answer: (response: RenderResponse) => void) => {
  const fail = (error: unknown) => answer({ id: request.id, error: textOf(error) });
  // `answer` throws when the result holds something that cannot be cloned, such as a function.
  run(request)
    .then((result) => {
      checkResult(request.job, result);
      answer({ id: request.id, result, resident: process.memoryUsage.rss() });
    })
    .catch(fail);
});
