import type {
  FrameRenderInput,
  RegionRenderInput,
  RegionRenderResult,
} from '@firn/shared-contracts/delivery';
import { RenderBreaker } from './render-breaker.ts';
import { RenderError, type RenderFailure } from './render-error.ts';
import type { FrameRenderResult, RenderJob, RenderTarget } from './render-protocol.ts';
import { RenderThread } from './render-thread.ts';

/** Renders with the server bundles of releases. Both methods reject with a RenderError only. */
export interface Renderer {
  renderRegion(target: RenderTarget, input: RegionRenderInput): Promise<RegionRenderResult>;
  renderFrame(target: RenderTarget, input: FrameRenderInput): Promise<FrameRenderResult>;
  /**
   * Loads the given bundles ahead; they are all that may be asked for from now on. The thread goes on as long as
   * little in it is out of use, because a warm one answers at once; else a fresh one takes over when it is ready.
   */
  prepare(targets: readonly RenderTarget[]): Promise<void>;
  close(): Promise<void>;
}

export interface RendererOptions {
  /** Longest a visitor waits for one render (ms). */
  readonly timeout: number;
  readonly now: () => number;
  onOutput(text: string): void;
}

/** Regions waiting at once; more would only time out together. Frames are quick and always taken. */
const REGION_LIMIT = 16;
/** After these the thread takes no more jobs. */
const ENDS_THREAD: ReadonlySet<RenderFailure> = new Set(['timeout', 'crashed', 'interrupted']);
/** Loading ahead holds nobody up (ms). */
const LOAD_TIMEOUT = 10_000;
/** Bundles out of use that a thread may carry: their code leaves the memory with the thread only. */
const RETIRED_LIMIT = 8;

/** Resolves when each bundle is there or has failed, which `onOutput` is told. */
async function loadAhead(
  thread: RenderThread,
  targets: readonly RenderTarget[],
  onOutput: RendererOptions['onOutput'],
): Promise<void> {
  const loads = targets.map((target) =>
    thread.run(target, { kind: 'load' }, LOAD_TIMEOUT).catch((error: unknown) => {
      onOutput(`${target.remote}@${target.version}: ${String(error)}`);
    }),
  );
  await Promise.all(loads);
}

export function createRenderer(options: RendererOptions): Renderer {
  const breaker = new RenderBreaker();
  const threads = new Set<RenderThread>();
  let current: RenderThread | null = null;
  let preparing: Promise<void> = Promise.resolve();
  let isClosed = false;

  function start(): RenderThread {
    const thread = new RenderThread({
      onOutput: options.onOutput,
      onEnd: () => {
        threads.delete(thread);
        if (current === thread) current = null;
      },
    });
    threads.add(thread);
    return thread;
  }

  async function run(target: RenderTarget, job: RenderJob, timeout: number) {
    if (breaker.isPaused(target, options.now())) {
      throw new RenderError('paused', target, 'Left alone after repeated hangs or crashes.');
    }
    current ??= start();
    const thread = current;
    if (job.kind === 'region' && thread.waiting >= REGION_LIMIT) {
      throw new RenderError('busy', target, `${thread.waiting} renders are waiting already.`);
    }
    try {
      const result = await thread.run(target, job, timeout);
      breaker.succeeded(target);
      return result;
    } catch (error) {
      if (error instanceof RenderError && ENDS_THREAD.has(error.reason)) {
        if (current === thread) current = null;
        if (error.reason !== 'interrupted') breaker.failed(target, options.now());
      }
      throw error;
    }
  }

  async function prepare(targets: readonly RenderTarget[]): Promise<void> {
    const wanted = new Set(targets.map(({ module }) => module));
    const thread = current;
    if (thread && thread.loadedOutside(wanted) < RETIRED_LIMIT) {
      const missing = targets.filter(({ module }) => !thread.hasLoaded(module));
      await loadAhead(thread, missing, options.onOutput);
      return;
    }
    const next = start();
    await loadAhead(next, targets, options.onOutput);
    // A bundle that brought the fresh thread down while loading left nothing to take over.
    if (!threads.has(next)) return;
    const old = current;
    current = next;
    old?.retire();
  }

  return {
    async renderRegion(target, input) {
      return (await run(target, { kind: 'region', input }, options.timeout)) as RegionRenderResult;
    },
    async renderFrame(target, input) {
      return (await run(target, { kind: 'frame', input }, options.timeout)) as FrameRenderResult;
    },
    prepare(targets) {
      // A change seen while the gateway stops would start a thread nobody ends.
      preparing = preparing
        .then(() => (isClosed ? undefined : prepare(targets)))
        // One that failed must not keep the next ones from being prepared.
        .catch((error: unknown) => options.onOutput(`nothing was loaded ahead: ${String(error)}`));
      return preparing;
    },
    async close() {
      isClosed = true;
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}
