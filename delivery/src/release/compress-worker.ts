/**
 * Compresses outside the gateway: its asynchronous zlib would take all four of libuv's threads, which every read of
 * a file needs, and a publish would delay page views. Here the synchronous functions keep only this process busy.
 */
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { giveWay } from '../shared/give-way.ts';
import { serveParent } from '../shared/serve-parent.ts';
import type { Encoded } from './compressor.ts';

/** A slow but strong zstd level; a file is compressed once and sent for a year. */
const ZSTD_LEVEL = 19;

function encode(bytes: Uint8Array): Encoded {
  return {
    br: brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    zstd: zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL } }),
    gzip: gzipSync(bytes, { level: 9 }),
  };
}

giveWay();
serveParent((bytes: Uint8Array, answer: (encoded: Encoded) => void) => answer(encode(bytes)));
