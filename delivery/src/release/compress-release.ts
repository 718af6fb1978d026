import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DurableFiles } from '../shared/durable-files.ts';
import { withCompressor } from './compressor.ts';
import { ENCODINGS } from './encodings.ts';
import { isText } from './media-types.ts';

/** Below this size a response fits in one packet anyway (bytes). */
const WORTH_COMPRESSING = 1024;

/**
 * Writes `encoded/FILE.br`, `.zst` and `.gz` for each text file of `client/`; once, at publish, and therefore at the
 * highest level. Resolves to the brotli size of each text file in bytes, including small files, which stay
 * uncompressed. Ends with the reason of `signal` when that aborts.
 */
export async function compressRelease(
  folder: string,
  clientFiles: readonly string[],
  files: DurableFiles,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  return withCompressor(async (compressor) => {
    const sizes = new Map<string, number>();
    for (const name of clientFiles.filter(isText)) {
      const bytes = await readFile(join(folder, 'client', name));
      const encoded = await compressor.encode(bytes);
      sizes.set(name, encoded.br.length);
      if (bytes.length < WORTH_COMPRESSING) continue;
      const target = join(folder, 'encoded', name);
      await mkdir(dirname(target), { recursive: true });
      for (const { name: encoding, extension } of ENCODINGS) {
        await files.write(`${target}${extension}`, encoded[encoding]);
      }
    }
    return sizes;
  }, signal);
}
