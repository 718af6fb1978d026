import { sha384 } from '@firn/shared-contracts/sha384';
import { type LentChild, withChild } from '../shared/with-child.ts';
import type { Encoding } from './encodings.ts';

export type Encoded = Readonly<Record<Encoding, Uint8Array>>;

/** A process that compresses one file at a time. */
export interface Compressor {
  /** Rejects when the process fails. Call it again only after it has answered. */
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

/** Lends a compressor to `work`; see `withChild`. */
export function withCompressor<T>(
  work: (compressor: Compressor) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const encodeBy = (ask: LentChild['ask']) => async (bytes: Uint8Array) => {
    const key = sha384(bytes);
    const encoded = kept.get(key) ?? (await ask<Encoded>(bytes));
    keep(key, encoded);
    return encoded;
  };
  return withChild(WORKER, ({ ask }) => work({ encode: encodeBy(ask) }), signal);
}
