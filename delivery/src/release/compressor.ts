import { sha384 } from '@firn/shared-contracts/sha384';
import { type LentThread, withThread } from '../shared/with-thread.ts';
import type { Encoding } from './encodings.ts';

export type Encoded = Readonly<Record<Encoding, Uint8Array>>;

/** A thread that compresses one file at a time. */
export interface Compressor {
  /** Rejects when the thread fails. Call it again only after it has answered. */
  encode(bytes: Uint8Array): Promise<Encoded>;
}

const WORKER = new URL('./compress-worker.ts', import.meta.url);

/** Most bytes of encodings that are kept, twice those of a release of the largest remote. */
const KEPT_BYTES = 4 * 2 ** 20;

/** What was compressed last, by its hash: releases of a remote have most of their files in common. */
const kept = new Map<string, Encoded>();

const sizeOf = ({ br, zstd, gzip }: Encoded): number => br.length + zstd.length + gzip.length;

function keep(key: string, encoded: Encoded): void {
  kept.delete(key);
  kept.set(key, encoded);
  let total = [...kept.values()].reduce((sum, each) => sum + sizeOf(each), 0);
  for (const [oldest, each] of kept) {
    if (total <= KEPT_BYTES) break;
    kept.delete(oldest);
    total -= sizeOf(each);
  }
}

/** Lends a compressor to `work`; see `withThread`. */
export function withCompressor<T>(
  work: (compressor: Compressor) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const encodeBy = (ask: LentThread['ask']) => async (bytes: Uint8Array) => {
    const key = sha384(bytes);
    const encoded = kept.get(key) ?? (await ask<Encoded>(bytes));
    keep(key, encoded);
    return encoded;
  };
  return withThread(WORKER, ({ ask }) => work({ encode: encodeBy(ask) }), signal);
}
