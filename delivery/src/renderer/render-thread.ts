import { Worker } from 'node:worker_threads';
import type { RegionRenderResult } from '@firn/shared-contracts/delivery';
import { RenderError } from './render-error.ts';
import type {
  FrameRenderResult,
  RenderJob,
  RenderRequest,
  RenderResponse,
  RenderTarget,
} from './render-protocol.ts';

type Result = RegionRenderResult | FrameRenderResult | null;

interface Pending {
  readonly target: RenderTarget;
  readonly timer: NodeJS.Timeout;
  resolve(result: Result): void;
  reject(error: RenderError): void;
}

const WORKER = new URL('./render-worker.ts', import.meta.url);
/** Megabytes; a thread beyond it ends with ERR_WORKER_OUT_OF_MEMORY. */
const HEAP_LIMIT = 256;

export interface RenderThreadOptions {
  /** Everything the thread writes to stdout or stderr, and why it ended. */
  onOutput(text: string): void;
  /** Called once when the thread has ended, by itself or by `end`. */
  onEnd(): void;
}

/** One worker thread and the jobs it has not answered yet. */
export class RenderThread {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  /** Modules loaded so far; a thread never unloads one. */
  readonly #loaded = new Set<string>();
  readonly #options: RenderThreadOptions;
  #nextId = 1;
  #retired = false;
  #ending = false;

  constructor(options: RenderThreadOptions) {
    this.#options = options;
    this.#worker = new Worker(WORKER, {
      env: { NODE_ENV: 'production' },
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT },
    });
    for (const stream of [this.#worker.stdout, this.#worker.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => options.onOutput(text));
    }
    this.#worker.on('message', (response: RenderResponse) => this.#settle(response));
    this.#worker.on('error', (error: unknown) => options.onOutput(String(error)));
    this.#worker.on('exit', () => this.#ended());
    this.#worker.unref();
  }

  /** Jobs without an answer yet. */
  get waiting(): number {
    return this.#pending.size;
  }

  hasLoaded(module: string): boolean {
    return this.#loaded.has(module);
  }

  /** How many of the thread's modules are no longer wanted. */
  loadedOutside(wanted: ReadonlySet<string>): number {
    return [...this.#loaded].filter((module) => !wanted.has(module)).length;
  }

  /**
   * Rejects with a RenderError. The first job that takes longer than `timeout` (ms) retires the thread; those that
   * wait beside it may still finish, and are not blamed if they cannot.
   */
  run(target: RenderTarget, job: RenderJob, timeout: number): Promise<Result> {
    const id = this.#nextId++;
    this.#loaded.add(target.module);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const reason = this.#retired ? 'interrupted' : 'timeout';
        this.#pending.delete(id);
        reject(new RenderError(reason, target, `No answer within ${timeout} ms.`));
        this.retire();
      }, timeout);
      this.#pending.set(id, { target, timer, resolve, reject });
      this.#worker.postMessage({ id, target, job } satisfies RenderRequest);
    });
  }

  /** Ends the thread once its last job is answered. */
  retire(): void {
    this.#retired = true;
    if (this.#pending.size === 0) void this.end();
  }

  async end(): Promise<void> {
    this.#ending = true;
    await this.#worker.terminate();
  }

  #settle(response: RenderResponse): void {
    const pending = this.#pending.get(response.id);
    if (!pending) return;
    this.#pending.delete(response.id);
    clearTimeout(pending.timer);
    if ('error' in response) pending.reject(new RenderError('threw', pending.target, response.error));
    else pending.resolve(response.result);
    if (this.#retired && this.#pending.size === 0) void this.end();
  }

  #ended(): void {
    const reason = this.#ending ? 'interrupted' : 'crashed';
    for (const { target, timer, reject } of this.#pending.values()) {
      clearTimeout(timer);
      reject(new RenderError(reason, target, 'The render thread ended.'));
    }
    this.#pending.clear();
    this.#options.onEnd();
  }
}
