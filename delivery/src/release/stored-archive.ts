import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type Breach, Refusal } from '../shared/refusal.ts';
import { ENCODINGS } from './encodings.ts';
import type { Upload } from './incoming.ts';
import { packFiles } from './pack-release.ts';
import type { ReleaseAddress } from './stored-release.ts';
import { unpackApart } from './unpack-apart.ts';
import { ARCHIVE_LIMITS, PATH_LENGTH } from './unpack-release.ts';
import { pathsIn, verifyRelease } from './verify-release.ts';

/** A low level: the gateway packs it itself, and half of the bytes are already compressed. */
const GZIP_LEVEL = 1;
/** A file and its copy in each encoding. */
const COPIES = 1 + ENCODINGS.length;

/** The largest archive of a complete release (bytes). */
export const STORED_BYTES = COPIES * ARCHIVE_LIMITS.compressedBytes;

const RULES = {
  file: /^(release\.json|integrity\.json|package\.json|(client|server|encoded)(\/[A-Za-z0-9_@.+-]+)+)$/,
  folder: /^$/,
  /** `encoded/FILE.zst` is longer than `client/FILE`. */
  pathLength: PATH_LENGTH + 'encoded.zst'.length - 'client'.length,
  limits: {
    compressedBytes: STORED_BYTES,
    totalBytes: COPIES * ARCHIVE_LIMITS.totalBytes,
    fileBytes: COPIES * ARCHIVE_LIMITS.fileBytes,
    files: COPIES * ARCHIVE_LIMITS.files,
  },
};

/** The tar.gz of a complete release: what was sent and what the store wrote beside it. */
export async function packStored(folder: string): Promise<Buffer> {
  return buffer(packFiles(folder, (await pathsIn(folder)) ?? [], GZIP_LEVEL));
}

/** Unpacks such an archive into the upload's folder and names everything that is wrong with it; see verifyRelease. */
export async function unpackStored(
  object: Buffer,
  { archive, folder }: Upload,
  address: ReleaseAddress,
  digest?: string,
): Promise<Breach[]> {
  try {
    await writeFile(archive, object);
    await unpackApart({ archive, folder, rules: RULES });
  } catch (error) {
    if (error instanceof Refusal) return [{ gate: 'archive', message: error.message }];
    throw error;
  }
  return verifyRelease(folder, address, digest);
}
