import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { DurableFiles } from '../shared/durable-files.ts';
import { isText } from './media-types.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this a response fits one packet either way (bytes). */
const WORTH_COMPRESSING = 1024;

export const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;
export type Encoding = (typeof ENCODINGS)[number]['name'];

async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: 9 });
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** Writes `encoded/FILE.br` and `.gz` for each text file of `client/`; once, at publish, so at full strength. */
export async function compressRelease(
  folder: string,
  clientFiles: readonly string[],
  files: DurableFiles,
): Promise<void> {
  await Promise.all(
    clientFiles.filter(isText).map(async (name) => {
      const bytes = await readFile(join(folder, 'client', name));
      if (bytes.length < WORTH_COMPRESSING) return;
      const target = join(folder, 'encoded', name);
      await mkdir(dirname(target), { recursive: true });
      for (const { name: encoding, extension } of ENCODINGS) {
        await files.write(`${target}${extension}`, await encode(bytes, encoding));
      }
    }),
  );
}
