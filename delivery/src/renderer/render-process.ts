import { type Child, type ChildEnd, startChild } from '../shared/child.ts';
import { checkResult } from './check-result.ts';
import { RenderError, type RenderFailure } from './render-error.ts';
import { RenderNotes } from './render-notes.ts';
import type {
  RenderJob,
  RenderRequest,
  RenderResponse,
  RenderResult,
  RenderTarget,
} from './render-protocol.ts';

interface Pending {
  readonly target: RenderTarget;
  timer: NodeJS.Timeout;
  readonly job: RenderJob;
  resolve(result: RenderResult): void;
  reject(error: RenderError): void;
}

const WORKER = new URL('./render-worker.ts', import.meta.url);
/** Megabytes of JavaScript objects. */
const HEAP_LIMIT = 256;

/** Bytes that a process may hold by default: the limit of objects does not count buffers. */
const RESIDENT_LIMIT = 512_000_000;

/** Characters that a process may write to the log in its life: a bundle that never stops must not fill a disk. */
const OUTPUT_LIMIT = 500_000;

/** Of what a bundle threw, or said it threw. */
const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** No secrets; but an API may have the certificate of a private authority. */
function environment({ patience, apiOrigins }: RenderProcessOptions): Record<string, string> {
  const { NODE_EXTRA_CA_CERTS } = process.env;
  return {
    NODE_ENV: 'production',
    FIRN_RENDER_PATIENCE: String(patience),
    API_ORIGINS: apiOrigins.join(),
    ...(NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS }),
  };
}

export interface RenderProcessOptions {
  /** How long one piece of code may hold the process before it is asked whose that is (ms). */
  readonly patience: number;
  readonly apiOrigins: readonly string[];
  /** Bytes after which the process gets no more jobs. */
  readonly residentLimit?: number;
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
  readonly #notes = new RenderNotes();
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
      env: environment(options),
      onMessage: (response) => this.#settle(response as RenderResponse | null),
      onOutput: (text) => this.#log(text),
      onNote: (text) => this.#notes.read(text),
    });
    this.#child.unref();
    void this.#child.ended.then((end) => this.#ended(end));
  }

  /** Jobs without an answer yet. */
  get waiting(): number {
    return this.#pending.size;
  }

  /** Whether it ends with its last job. */
  get isRetired(): boolean {
    return this.#retired;
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
    this.#notes.know(target);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#look(id, pending, timeout), timeout);
      const pending: Pending = { target, job, timer, resolve, reject };
      this.#pending.set(id, pending);
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

  /** Code that holds the process and that nobody has named yet is named in a moment; the page is late anyway. */
  #look(id: number, pending: Pending, timeout: number): void {
    const giveUp = () => {
      const error = this.#late(pending.target, timeout);
      this.#pending.delete(id);
      pending.reject(error);
      this.retire();
    };
    const { isStuck, culprit } = this.#notes;
    if (isStuck && !culprit) pending.timer = setTimeout(giveUp, 2 * this.#options.patience);
    else giveUp();
  }

  /**
   * Whose code holds the process is to blame, whoever waited. Where nothing does, the job waits for something: alone in
   * the process, it is to blame itself; beside others it may be the machine that is slow.
   */
  #late(target: RenderTarget, timeout: number): RenderError {
    const { isStuck, culprit } = this.#notes;
    const message = `No answer within ${timeout} ms.`;
    if (isStuck && culprit) return this.#because(culprit, 'timeout', target, message);
    const isAlone = !isStuck && !this.#retired && this.waiting === 1;
    return new RenderError(
      this.#retired ? 'interrupted' : 'timeout',
      target,
      message,
      isAlone ? target : null,
    );
  }

  #because(culprit: RenderTarget, reason: RenderFailure, target: RenderTarget, message: string): RenderError {
    const isOwn = culprit.module === target.module;
    return new RenderError(isOwn ? reason : 'interrupted', target, message, culprit);
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
      pending.reject(new RenderError('threw', pending.target, textOf(response.error), pending.target));
    } else {
      try {
        checkResult(pending.job, response.result);
        pending.resolve(response.result);
        if (response.resident > (this.#options.residentLimit ?? RESIDENT_LIMIT)) this.#retireLarge();
      } catch (error) {
        // The worker asks the same before it answers. A bundle that answered here may answer for others next.
        pending.reject(new RenderError('forged', pending.target, textOf(error), pending.target));
        void this.end();
      }
    }
    if (this.#retired && this.#pending.size === 0) void this.end();
  }

  /** Memory that a bundle keeps outside of its objects is free again only when the process has ended. */
  #retireLarge(): void {
    if (!this.#retired)
      this.#options.onOutput('The render process holds too much memory: another takes over.');
    this.#retired = true;
  }

  #ended({ how, isOutOfMemory }: ChildEnd): void {
    const reason = this.#ending ? 'interrupted' : 'crashed';
    const sentence = `The render process ${how}${isOutOfMemory ? ': out of memory' : ''}.`;
    if (!this.#ending) this.#options.onOutput(sentence);
    const targets = new Set([...this.#pending.values()].map(({ target }) => target.module));
    for (const { target, timer, reject } of this.#pending.values()) {
      clearTimeout(timer);
      // Without a word of whose code ended it, the only one that was at work is to blame.
      const culprit = this.#notes.culprit ?? (targets.size === 1 ? target : null);
      reject(
        !this.#ending && culprit
          ? this.#because(culprit, reason, target, sentence)
          : new RenderError(reason, target, sentence, null),
      );
    }
    this.#pending.clear();
    this.#options.onEnd();
  }
}
