import { withThread } from '../shared/with-thread.ts';
import type { Encoding } from './encodings.ts';

export type Encoded = Readonly<Record<Encoding, Uint8Array>>;

/** A thread that compresses one file at a time. */
export interface Compressor {
  /** Rejects when the thread fails. Call it again only after it has answered. */
  encode(bytes: Uint8Array): Promise<Encoded>;
}

const WORKER = new URL('./compress-worker.ts', import.meta.url);

/** Lends a compressor to `work`; see `withThread`. */
export function withCompressor<T>(
  work: (compressor: Compressor) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  return withThread(WORKER, ({ ask }) => work({ encode: (bytes) => ask<Encoded>(bytes) }), signal);
}
