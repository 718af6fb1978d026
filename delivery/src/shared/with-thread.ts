import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A thread that answers one message at a time. */
export interface LentThread {
  /** Rejects when the thread fails. Call it again only after it has answered. */
  ask<Answer>(question: unknown): Promise<Answer>;
}

/**
 * Megabytes of JavaScript objects; what the thread needs of buffers its work must bound. A thread beyond it ends with
 * ERR_WORKER_OUT_OF_MEMORY.
 */
const HEAP_LIMIT = 64;

/** How long a thread waits for the next work (ms): starting one costs as much as compressing a small release. */
const REST = 5000;

interface Resting {
  readonly worker: Worker;
  /** Ends the rest, not the thread. */
  wake(): void;
}

/** By the script of the threads. */
const resting = new Map<string, Resting[]>();

function start(script: URL): Worker {
  return new Worker(script, { env: {}, resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT } });
}

function takeThread(script: URL): Worker {
  const rested = resting.get(script.href)?.pop();
  if (!rested) return start(script);
  rested.wake();
  rested.worker.ref();
  return rested.worker;
}

function leaveToRest(script: URL, worker: Worker): void {
  const others = resting.get(script.href) ?? [];
  resting.set(script.href, others);
  const end = () => {
    rested.wake();
    others.splice(others.indexOf(rested), 1);
    void worker.terminate();
  };
  const timer = setTimeout(end, REST);
  const rested: Resting = {
    worker,
    wake() {
      clearTimeout(timer);
      worker.off('exit', end).off('error', end);
    },
  };
  worker.on('exit', end).on('error', end);
  others.push(rested);
  // Neither a thread at rest nor its end keeps the process.
  worker.unref();
  timer.unref();
}

/**
 * Lends a thread without any environment to `work`. When the work fails, or with the signal's reason as soon as
 * `signal` aborts, the thread is ended; else it rests for a while, for the next work with the same script.
 */
export async function withThread<T>(
  script: URL,
  work: (thread: LentThread) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted();
  const worker = takeThread(script);
  const over = new AbortController();
  const ended = once(worker, 'exit', { signal: over.signal }).then(([code]) => {
    signal?.throwIfAborted();
    throw new Error(`The thread ended with ${code}.`);
  });
  // Failures surface through `ask`; the end of the loan is not one.
  ended.catch(() => undefined);
  const end = () => void worker.terminate();
  signal?.addEventListener('abort', end, { once: true });
  try {
    const result = await work({
      async ask<Answer>(question: unknown) {
        // `once` rejects with an 'error' of the thread.
        const answer = once(worker, 'message', { signal: over.signal });
        worker.postMessage(question);
        const [answered] = (await Promise.race([answer, ended])) as [Answer];
        return answered;
      },
    });
    signal?.throwIfAborted();
    leaveToRest(script, worker);
    return result;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    over.abort();
    signal?.removeEventListener('abort', end);
  }
}
