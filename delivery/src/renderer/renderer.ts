import type {
  FrameRenderInput,
  RegionRenderInput,
  RegionRenderResult,
} from '@firn/shared-contracts/delivery';
import { RenderBreaker } from './render-breaker.ts';
import { RenderError, type RenderFailure } from './render-error.ts';
import { RenderProcess } from './render-process.ts';
import type { FrameRenderResult, RenderJob, RenderTarget } from './render-protocol.ts';

/** Renders with the server bundles of releases. Both methods reject only with a RenderError. */
export interface Renderer {
  renderRegion(target: RenderTarget, input: RegionRenderInput): Promise<RegionRenderResult>;
  renderFrame(target: RenderTarget, input: FrameRenderInput): Promise<FrameRenderResult>;
  /**
   * Preloads the given bundles; from now on only these may be rendered. The process is kept as long as
   * little in it is unused, because a warm one answers at once; else a fresh one takes over once it is ready.
   */
  prepare(targets: readonly RenderTarget[]): Promise<void>;
  close(): Promise<void>;
}

export interface RendererOptions {
  /** Where the API is, if there is one: a read that one of them does not answer goes to the next. */
  readonly apiOrigins?: readonly string[];
  /** Longest a visitor waits for one render (ms). */
  readonly timeout: number;
  readonly now: () => number;
  onOutput(text: string): void;
}

/** The most regions waiting at once; more would only time out together. Frames are quick and always accepted. */
const REGION_LIMIT = 16;
/** Kinds of failure after which the process gets no more jobs. */
const ENDS_PROCESS: ReadonlySet<RenderFailure> = new Set(['timeout', 'crashed', 'forged', 'interrupted']);
/** How often a process is looked at within the time a render may take: whoever holds it is known before that is over. */
const LOOKS = 8;
/** Preloading delays nobody, so it may take this long (ms). */
const LOAD_TIMEOUT = 10_000;
/** The most unused bundles a process may hold: their code leaves the memory only with the process. */
const RETIRED_LIMIT = 8;

/** Resolves when each bundle is loaded or has failed, which is passed to `onOutput`. */
async function loadAhead(
  child: RenderProcess,
  targets: readonly RenderTarget[],
  onOutput: RendererOptions['onOutput'],
): Promise<void> {
  const loads = targets.map((target) =>
    child.run(target, { kind: 'load' }, LOAD_TIMEOUT).catch((error: unknown) => {
      onOutput(`${target.remote}@${target.version}: ${String(error)}`);
    }),
  );
  await Promise.all(loads);
}

export function createRenderer(options: RendererOptions): Renderer {
  const breaker = new RenderBreaker();
  const processes = new Set<RenderProcess>();
  let current: RenderProcess | null = null;
  let preparing: Promise<void> = Promise.resolve();
  let isClosed = false;

  function start(): RenderProcess {
    const child = new RenderProcess({
      patience: options.timeout / LOOKS,
      apiOrigins: options.apiOrigins ?? [],
      onOutput: options.onOutput,
      onEnd: () => {
        processes.delete(child);
        if (current === child) current = null;
      },
    });
    processes.add(child);
    return child;
  }

  async function run(target: RenderTarget, job: RenderJob, timeout: number) {
    if (breaker.isPaused(target, options.now())) {
      const culprit = breaker.isCertain(target) ? target : null;
      throw new RenderError('paused', target, 'Left alone after repeated hangs or crashes.', culprit);
    }
    current ??= start();
    const child = current;
    if (job.kind === 'region' && child.waiting >= REGION_LIMIT) {
      throw new RenderError('busy', target, `${child.waiting} renders are waiting already.`, null);
    }
    try {
      const result = await child.run(target, job, timeout);
      breaker.succeeded(target);
      return result;
    } catch (error) {
      if (error instanceof RenderError && ENDS_PROCESS.has(error.reason)) {
        if (current === child) current = null;
        breaker.note(error, child, options.now());
      }
      throw error;
    }
  }

  async function prepare(targets: readonly RenderTarget[]): Promise<void> {
    const wanted = new Set(targets.map(({ module }) => module));
    const child = current;
    if (child && child.loadedOutside(wanted) < RETIRED_LIMIT) {
      const missing = targets.filter(({ module }) => !child.hasLoaded(module));
      await loadAhead(child, missing, options.onOutput);
      return;
    }
    const next = start();
    await loadAhead(next, targets, options.onOutput);
    // A bundle crashed the fresh process while loading, so there is nothing to take over.
    if (!processes.has(next)) return;
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
      // A change seen while the gateway stops would start a process that nobody ends.
      preparing = preparing
        .then(() => (isClosed ? undefined : prepare(targets)))
        // A failed bundle must not prevent the next ones from being preloaded.
        .catch((error: unknown) => options.onOutput(`nothing was loaded ahead: ${String(error)}`));
      return preparing;
    },
    async close() {
      isClosed = true;
      await Promise.all([...processes].map((child) => child.end()));
    },
  };
}
