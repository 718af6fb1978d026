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

/**
 * Lends a thread without any environment to `work` and ends it afterwards, whatever happens; also, with the signal's
 * reason, as soon as `signal` aborts.
 */
export async function withThread<T>(
  script: URL,
  work: (thread: LentThread) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted();
  const worker = new Worker(script, { env: {}, resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT } });
  const ended = once(worker, 'exit').then(([code]) => {
    signal?.throwIfAborted();
    throw new Error(`The thread ended with ${code}.`);
  });
  // Failures surface through `ask`; the final exit is not one.
  ended.catch(() => undefined);
  const end = () => void worker.terminate();
  signal?.addEventListener('abort', end, { once: true });
  try {
    return await work({
      async ask<Answer>(question: unknown) {
        // `once` rejects with an 'error' of the thread.
        const answer = once(worker, 'message');
        worker.postMessage(question);
        const [answered] = (await Promise.race([answer, ended])) as [Answer];
        return answered;
      },
    });
  } finally {
    signal?.removeEventListener('abort', end);
    await worker.terminate();
  }
}
