import type {
  FrameRenderInput,
  RegionRenderInput,
  RegionRenderResult,
} from '@firn/shared-contracts/delivery';
import { RenderBreaker } from './render-breaker.ts';
import { RenderError, type RenderFailure } from './render-error.ts';
import type { FrameRenderResult, RenderJob, RenderTarget } from './render-protocol.ts';
import { RenderThread } from './render-thread.ts';

/** Renders with the server bundles of releases. Both methods reject only with a RenderError. */
export interface Renderer {
  renderRegion(target: RenderTarget, input: RegionRenderInput): Promise<RegionRenderResult>;
  renderFrame(target: RenderTarget, input: FrameRenderInput): Promise<FrameRenderResult>;
  /**
   * Preloads the given bundles; from now on only these may be rendered. The thread is kept as long as
   * little in it is unused, because a warm one answers at once; else a fresh one takes over once it is ready.
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

/** The most regions waiting at once; more would only time out together. Frames are quick and always accepted. */
const REGION_LIMIT = 16;
/** Kinds of failure after which the thread gets no more jobs. */
const ENDS_THREAD: ReadonlySet<RenderFailure> = new Set(['timeout', 'crashed', 'interrupted']);
/** Preloading delays nobody, so it may take this long (ms). */
const LOAD_TIMEOUT = 10_000;
/** The most unused bundles a thread may hold: their code leaves the memory only with the thread. */
const RETIRED_LIMIT = 8;

/** Resolves when each bundle is loaded or has failed, which is passed to `onOutput`. */
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
    // A bundle crashed the fresh thread while loading, so there is nothing to take over.
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
      // A change seen while the gateway stops would start a thread that nobody ends.
      preparing = preparing
        .then(() => (isClosed ? undefined : prepare(targets)))
        // A failed bundle must not prevent the next ones from being preloaded.
        .catch((error: unknown) => options.onOutput(`nothing was loaded ahead: ${String(error)}`));
      return preparing;
    },
    async close() {
      isClosed = true;
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}
