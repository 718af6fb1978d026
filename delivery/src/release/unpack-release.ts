import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@firn/shared-contracts/delivery';
import { refuseBreaches } from '../shared/refusal.ts';
import type { Upload } from './incoming.ts';
import { tooLarge } from './limited.ts';
import { fileBreaches, parseRelease } from './release-rules.ts';
import { unpackApart } from './unpack-apart.ts';
import type { ArchiveLimits } from './unpack-archive.ts';

const MEBIBYTE = 1024 * 1024;
/** The largest release so far is below 3 MiB; the limits stop archive bombs, not growth. */
export const ARCHIVE_LIMITS: ArchiveLimits = {
  compressedBytes: 64 * MEBIBYTE,
  totalBytes: 256 * MEBIBYTE,
  fileBytes: 32 * MEBIBYTE,
  files: 5000,
};

/** The most characters every file system accepts, also below «encoded» and with `.zst` appended. */
export const PATH_LENGTH = 200;

/** Bytes of a release.json that lists as many files as a release may have; it is checked in the gateway. */
const RELEASE_JSON_BYTES = 2 * MEBIBYTE;

const RULES = {
  file: /^(release\.json|(client|server)(\/[A-Za-z0-9_@.+-]+)+)$/,
  /** Folders come with `tar czf x.tgz client server`; the empty one is «./». */
  folder: /^((client|server)(\/[A-Za-z0-9_@.+-]+)*)?\/?$/,
  pathLength: PATH_LENGTH,
};

/**
 * Unpacks what a team packed, and checks every file against release.json.
 * Throws a Refusal (413, 422), or the signal's reason; the caller removes the upload then.
 */
export async function unpackRelease(
  { archive, folder }: Upload,
  limits: ArchiveLimits,
  signal: AbortSignal,
): Promise<Release> {
  const found = new Map(await unpackApart({ archive, folder, rules: { ...RULES, limits } }, signal));
  if ((found.get('release.json')?.bytes ?? 0) > RELEASE_JSON_BYTES) {
    throw tooLarge(`release.json is larger than ${RELEASE_JSON_BYTES} bytes.`);
  }
  const release = parseRelease(await readFile(join(folder, 'release.json'), 'utf8'));
  found.delete('release.json');
  refuseBreaches('files-mismatch', 'The files are not those of release.json.', fileBreaches(release, found));
  return release;
}
