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
  /** Starts a fresh thread, loads the given bundles ahead, and lets the old thread finish what it has. */
  renew(targets: readonly RenderTarget[]): void;
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

export function createRenderer(options: RendererOptions): Renderer {
  const breaker = new RenderBreaker();
  const threads = new Set<RenderThread>();
  let current: RenderThread | null = null;

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

  return {
    async renderRegion(target, input) {
      return (await run(target, { kind: 'region', input }, options.timeout)) as RegionRenderResult;
    },
    async renderFrame(target, input) {
      return (await run(target, { kind: 'frame', input }, options.timeout)) as FrameRenderResult;
    },
    renew(targets) {
      const old = current;
      current = start();
      old?.retire();
      for (const target of targets) {
        run(target, { kind: 'load' }, LOAD_TIMEOUT).catch((error: unknown) => {
          options.onOutput(`${target.remote}@${target.version}: ${String(error)}`);
        });
      }
    },
    async close() {
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}
