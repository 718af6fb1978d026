import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../shared/errors.ts';
import { Refusal } from '../shared/refusal.ts';
import { limited } from './limited.ts';

const LEFT = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

export function clientLeft(): Refusal {
  return new Refusal(400, 'upload-ended', 'The client left before its release was published.');
}

/**
 * Writes an upload to the file `path` as it arrives: slow lines hold a file open, nothing else. Throws a Refusal: 413
 * above `limit` bytes, 400 when it breaks off.
 */
export async function receiveArchive(archive: Readable, path: string, limit: number): Promise<void> {
  // Destroying the request would close the answer's connection too.
  const chunks = archive.iterator({ destroyOnReturn: false });
  try {
    await pipeline(limited(chunks, limit, 'archive'), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    throw LEFT.has(codeOf(error) ?? '') ? clientLeft() : error;
  }
}
