/**
 * Compresses outside the gateway's threads: asynchronous zlib would take all four of libuv's, which every read of
 * a file needs, and a publish would delay page views. Here the synchronous functions run on this thread alone.
 */
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { giveWay } from '../shared/give-way.ts';
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
parentPort?.on('message', (bytes: Uint8Array) => parentPort?.postMessage(encode(bytes)));
