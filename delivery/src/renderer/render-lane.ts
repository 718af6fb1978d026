import type { RenderBreaker } from './render-breaker.ts';
import { RenderError, type RenderFailure } from './render-error.ts';
import { RenderProcess } from './render-process.ts';
import type { RenderJob, RenderTarget } from './render-protocol.ts';

export interface RenderLaneOptions {
  /** Where the API is, if there is one: a read that one of them does not answer goes to the next. */
  readonly apiOrigins?: readonly string[];
  /** Longest a visitor waits for one render (ms). */
  readonly timeout: number;
  /** How long the process may be without a job before it ends (ms); the next job starts another. */
  readonly idle?: number;
  /** See RenderProcessOptions. */
  readonly residentLimit?: number;
  readonly now: () => number;
  onOutput(text: string): void;
}

/** The most regions waiting at once; more would only time out together. Frames are quick and always accepted. */
const REGION_LIMIT = 16;
/** The same of extensions, which are small, and of which a page may have many. */
const EXTENSION_LIMIT = 64;
const LIMITS = { region: REGION_LIMIT, extension: EXTENSION_LIMIT };
/** Kinds of failure after which the process gets no more jobs. */
const ENDS_PROCESS: ReadonlySet<RenderFailure> = new Set(['timeout', 'crashed', 'forged', 'interrupted']);
/** How often a process is looked at within the time a render may take: whoever holds it is known before that is over. */
const LOOKS = 8;
/** Preloading delays nobody, so it may take this long (ms). */
const LOAD_TIMEOUT = 10_000;
/** The most unused bundles a process may hold: their code leaves the memory only with the process. */
const RETIRED_LIMIT = 8;
/** See `RenderLaneOptions.idle` (ms). */
const IDLE = 600_000;

/**
 * Renders with the bundles of one remote in a process of its own, which no code of another team shares (ADR 0030). It is
 * started by the first job.
 */
export class RenderLane {
  readonly #options: RenderLaneOptions;
  readonly #breaker: RenderBreaker;
  readonly #processes = new Set<RenderProcess>();
  #current: RenderProcess | null = null;
  #prepared: ReadonlySet<string> = new Set();
  #idle: NodeJS.Timeout | undefined;

  constructor(options: RenderLaneOptions, breaker: RenderBreaker) {
    this.#options = options;
    this.#breaker = breaker;
  }

  /** Rejects only with a RenderError. */
  async run(target: RenderTarget, job: RenderJob) {
    const { timeout, now } = this.#options;
    if (this.#breaker.isPaused(target, now())) {
      const culprit = this.#breaker.isCertain(target) ? target : null;
      throw new RenderError('paused', target, 'Left alone after repeated hangs or crashes.', culprit);
    }
    if (this.#current?.isRetired) this.#current = null;
    this.#current ??= this.#start();
    const child = this.#current;
    const limit = job.kind === 'region' || job.kind === 'extension' ? LIMITS[job.kind] : null;
    if (limit !== null && child.waiting >= limit) {
      throw new RenderError('busy', target, `${child.waiting} renders are waiting already.`, null);
    }
    clearTimeout(this.#idle);
    try {
      const result = await child.run(target, job, timeout);
      this.#breaker.succeeded(target);
      return result;
    } catch (error) {
      if (error instanceof RenderError && ENDS_PROCESS.has(error.reason)) {
        if (this.#current === child) this.#current = null;
        this.#breaker.note(error, child, now());
      }
      throw error;
    } finally {
      this.#restSoon();
    }
  }

  /**
   * Preloads the bundles; from now on only these may be rendered. The process is kept as long as little in it is unused,
   * because a warm one answers at once; else a fresh one takes over once it is ready. One that ended because nobody
   * asked is not started for what it had already.
   */
  async prepare(targets: readonly RenderTarget[]): Promise<void> {
    const wanted = new Set(targets.map(({ module }) => module));
    const isKnown = [...wanted].every((module) => this.#prepared.has(module));
    this.#prepared = wanted;
    if (!this.#current && isKnown) return;
    this.#current ??= this.#start();
    const child = this.#current;
    if (child.loadedOutside(wanted) < RETIRED_LIMIT) {
      await this.#loadAhead(
        child,
        targets.filter(({ module }) => !child.hasLoaded(module)),
      );
    } else await this.#replace(targets);
    this.#restSoon();
  }

  /** Ends the process once its last job is answered. */
  retire(): void {
    clearTimeout(this.#idle);
    this.#prepared = new Set();
    this.#current?.retire();
    this.#current = null;
  }

  async end(): Promise<void> {
    clearTimeout(this.#idle);
    await Promise.all([...this.#processes].map((child) => child.end()));
  }

  #start(): RenderProcess {
    const { timeout, apiOrigins = [], residentLimit, onOutput } = this.#options;
    const child = new RenderProcess({
      patience: timeout / LOOKS,
      apiOrigins,
      ...(residentLimit !== undefined && { residentLimit }),
      onOutput,
      onEnd: () => {
        this.#processes.delete(child);
        if (this.#current === child) this.#current = null;
      },
    });
    this.#processes.add(child);
    return child;
  }

  async #replace(targets: readonly RenderTarget[]): Promise<void> {
    const next = this.#start();
    await this.#loadAhead(next, targets);
    // A bundle crashed the fresh process while loading, so there is nothing to take over.
    if (!this.#processes.has(next)) return;
    const old = this.#current;
    this.#current = next;
    old?.retire();
  }

  /** Resolves when each bundle is loaded or has failed, which is passed to `onOutput`. */
  async #loadAhead(child: RenderProcess, targets: readonly RenderTarget[]): Promise<void> {
    const loads = targets.map((target) =>
      child.run(target, { kind: 'load' }, LOAD_TIMEOUT).catch((error: unknown) => {
        this.#options.onOutput(`${target.remote}@${target.version}: ${String(error)}`);
      }),
    );
    await Promise.all(loads);
  }

  /** The memory of a remote that nobody asks for is worth more than the quarter of a second its next page takes longer. */
  #restSoon(): void {
    clearTimeout(this.#idle);
    const child = this.#current;
    if (!child || child.waiting > 0) return;
    this.#idle = setTimeout(() => {
      if (this.#current === child) this.#current = null;
      child.retire();
    }, this.#options.idle ?? IDLE);
    this.#idle.unref();
  }
}
