import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { DurableFiles } from '../shared/durable-files.ts';
import { isText } from './media-types.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const zstd = promisify(zstdCompress);

/** Level from which zstd takes its time; a file is compressed once and sent for a year. */
const ZSTD_LEVEL = 19;

/** Below this a response fits one packet either way (bytes). */
const WORTH_COMPRESSING = 1024;

/** Smallest first: what a browser takes is sent in this order. */
export const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'zstd', extension: '.zst' },
  { name: 'gzip', extension: '.gz' },
] as const;
export type Encoding = (typeof ENCODINGS)[number]['name'];

async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: 9 });
  if (encoding === 'zstd') {
    return zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL } });
  }
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/**
 * Writes `encoded/FILE.br`, `.zst` and `.gz` for each text file of `client/`; once, at publish, so at full strength.
 * Resolves to the brotli size of each text file in bytes, the small ones too, which stay as they are.
 */
export async function compressRelease(
  folder: string,
  clientFiles: readonly string[],
  files: DurableFiles,
): Promise<ReadonlyMap<string, number>> {
  const sizes = clientFiles.filter(isText).map(async (name): Promise<[string, number]> => {
    const bytes = await readFile(join(folder, 'client', name));
    const encoded = {
      br: await encode(bytes, 'br'),
      zstd: await encode(bytes, 'zstd'),
      gzip: await encode(bytes, 'gzip'),
    };
    if (bytes.length >= WORTH_COMPRESSING) {
      const target = join(folder, 'encoded', name);
      await mkdir(dirname(target), { recursive: true });
      for (const { name: encoding, extension } of ENCODINGS) {
        await files.write(`${target}${extension}`, encoded[encoding]);
      }
    }
    return [name, encoded.br.length];
  });
  return new Map(await Promise.all(sizes));
}
