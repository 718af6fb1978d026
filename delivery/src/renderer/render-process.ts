import { type Child, type ChildEnd, startChild } from '../shared/child.ts';
import { checkResult, type RenderResult } from './check-result.ts';
import { RenderError } from './render-error.ts';
import type { RenderJob, RenderRequest, RenderResponse, RenderTarget } from './render-protocol.ts';

interface Pending {
  readonly target: RenderTarget;
  readonly timer: NodeJS.Timeout;
  readonly job: RenderJob;
  resolve(result: RenderResult): void;
  reject(error: RenderError): void;
}

const WORKER = new URL('./render-worker.ts', import.meta.url);
/** Megabytes of JavaScript objects. */
const HEAP_LIMIT = 256;

/** Characters that a process may write to the log in its life: a bundle that never stops must not fill a disk. */
const OUTPUT_LIMIT = 500_000;

/** Of what a bundle threw, or said it threw. */
const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** No secrets; but an API may have the certificate of a private authority. */
function environment(): Record<string, string> {
  const { NODE_EXTRA_CA_CERTS } = process.env;
  return { NODE_ENV: 'production', ...(NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS }) };
}

export interface RenderProcessOptions {
  /** What the process writes to stdout or stderr, and how it ended unless `end` was called. */
  onOutput(text: string): void;
  /** Called once when the process has ended, by itself or by `end`. */
  onEnd(): void;
}

/** One process that renders and the jobs it has not answered yet. It does not keep this process alive. */
export class RenderProcess {
  readonly #child: Child;
  readonly #pending = new Map<number, Pending>();
  /** Modules loaded so far; a process never unloads one. */
  readonly #loaded = new Set<string>();
  readonly #options: RenderProcessOptions;
  #nextId = 1;
  #written = 0;
  #retired = false;
  #ending = false;

  constructor(options: RenderProcessOptions) {
    this.#options = options;
    this.#child = startChild({
      script: WORKER,
      heapLimit: HEAP_LIMIT,
      env: environment(),
      onMessage: (response) => this.#settle(response as RenderResponse | null),
      onOutput: (text) => this.#log(text),
    });
    this.#child.unref();
    void this.#child.ended.then((end) => this.#ended(end));
  }

  /** Jobs without an answer yet. */
  get waiting(): number {
    return this.#pending.size;
  }

  hasLoaded(module: string): boolean {
    return this.#loaded.has(module);
  }

  /** How many of the process's modules are no longer wanted. */
  loadedOutside(wanted: ReadonlySet<string>): number {
    return [...this.#loaded].filter((module) => !wanted.has(module)).length;
  }

  /**
   * Rejects with a RenderError. The first job that takes longer than `timeout` (ms) retires the process; those that
   * wait beside it may still finish, and are not blamed if they cannot.
   */
  run(target: RenderTarget, job: RenderJob, timeout: number): Promise<RenderResult> {
    const id = this.#nextId++;
    this.#loaded.add(target.module);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const reason = this.#retired ? 'interrupted' : 'timeout';
        this.#pending.delete(id);
        reject(new RenderError(reason, target, `No answer within ${timeout} ms.`));
        this.retire();
      }, timeout);
      this.#pending.set(id, { target, job, timer, resolve, reject });
      this.#child.send({ id, target, job } satisfies RenderRequest);
    });
  }

  /** Ends the process once its last job is answered. */
  retire(): void {
    this.#retired = true;
    if (this.#pending.size === 0) void this.end();
  }

  async end(): Promise<void> {
    this.#ending = true;
    await this.#child.end();
  }

  #log(text: string): void {
    if (this.#written > OUTPUT_LIMIT) return;
    this.#written += text.length;
    const isLast = this.#written > OUTPUT_LIMIT;
    this.#options.onOutput(isLast ? 'The render process writes too much: no more of it is kept.' : text);
  }

  #settle(response: RenderResponse | null): void {
    // Bundles can send messages, too.
    const pending = response && this.#pending.get(response.id);
    if (!pending || this.#ending) return;
    this.#pending.delete(response.id);
    clearTimeout(pending.timer);
    if ('error' in response) {
      pending.reject(new RenderError('threw', pending.target, textOf(response.error)));
    } else {
      try {
        checkResult(pending.job, response.result);
        pending.resolve(response.result);
      } catch (error) {
        // The worker asks the same before it answers. A bundle that answered here may answer for others next.
        pending.reject(new RenderError('forged', pending.target, textOf(error)));
        void this.end();
      }
    }
    if (this.#retired && this.#pending.size === 0) void this.end();
  }

  #ended({ how, isOutOfMemory }: ChildEnd): void {
    const reason = this.#ending ? 'interrupted' : 'crashed';
    const sentence = `The render process ${how}${isOutOfMemory ? ': out of memory' : ''}.`;
    if (!this.#ending) this.#options.onOutput(sentence);
    for (const { target, timer, reject } of this.#pending.values()) {
      clearTimeout(timer);
      reject(new RenderError(reason, target, sentence));
    }
    this.#pending.clear();
    this.#options.onEnd();
  }
}
