import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Encoding } from './encodings.ts';

export type Encoded = Readonly<Record<Encoding, Uint8Array>>;

/** A thread that compresses one file at a time. */
export interface Compressor {
  /** Rejects when the thread fails. Call it again only after it has answered. */
  encode(bytes: Uint8Array): Promise<Encoded>;
}

const WORKER = new URL('./compress-worker.ts', import.meta.url);

/** Lends a compressor to `work` and ends its thread afterwards, whatever happens. */
export async function withCompressor<T>(
  work: (compressor: Compressor) => Promise<T>,
  script: URL = WORKER,
): Promise<T> {
  const worker = new Worker(script, { env: {} });
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`The thread that compresses ended with ${code}.`);
  });
  // Failures surface through `encode`; the final exit is not one.
  ended.catch(() => undefined);
  try {
    return await work({
      async encode(bytes) {
        // `once` rejects with an 'error' of the thread.
        const answer = once(worker, 'message');
        worker.postMessage(bytes);
        const [encoded] = (await Promise.race([answer, ended])) as [Encoded];
        return encoded;
      },
    });
  } finally {
    await worker.terminate();
  }
}
