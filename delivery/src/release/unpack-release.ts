import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Release } from '@firn/shared-contracts/delivery';
import type { DurableFiles } from '../shared/durable-files.ts';
import { refuseBreaches } from '../shared/refusal.ts';
import { fileBreaches, parseRelease } from './release-rules.ts';
import { type ArchiveLimits, unpackArchive } from './unpack-archive.ts';

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

const RULES = {
  file: /^(release\.json|(client|server)(\/[A-Za-z0-9_@.+-]+)+)$/,
  /** Folders come with `tar czf x.tgz client server`; the empty one is «./». */
  folder: /^((client|server)(\/[A-Za-z0-9_@.+-]+)*)?\/?$/,
  pathLength: PATH_LENGTH,
};

/**
 * Unpacks what a team packed into `folder`, which must exist and be empty, and checks every file against release.json.
 * Throws a Refusal (413, 422); the caller removes the folder then.
 */
export async function unpackRelease(
  archive: Readable,
  folder: string,
  files: DurableFiles,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): Promise<Release> {
  const found = await unpackArchive(archive, folder, files, { ...RULES, limits });
  const release = parseRelease(await readFile(join(folder, 'release.json'), 'utf8'));
  found.delete('release.json');
  refuseBreaches('files-mismatch', 'The files are not those of release.json.', fileBreaches(release, found));
  return release;
}
