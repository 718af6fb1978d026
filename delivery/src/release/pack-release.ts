import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Release } from '@firn/shared-contracts/delivery';
import { create } from 'tar';
import { codeOf } from '../shared/errors.ts';
import { Refusal, refuseBreaches } from '../shared/refusal.ts';
import { missingBreaches, parseRelease } from './release-rules.ts';

async function readRelease(folder: string): Promise<Release> {
  try {
    return parseRelease(await readFile(join(folder, 'release.json'), 'utf8'));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new Refusal(422, 'release-missing', `${folder} holds no release.json. Build the workspace first.`);
  }
}

/** Reads `dist/release.json`. Throws a Refusal when it is missing or invalid, or lists files that are not there. */
export async function readDist(folder: string): Promise<Release> {
  const release = await readRelease(folder);
  const breaches = missingBreaches(release, (path) => existsSync(join(folder, path)));
  refuseBreaches(
    'release-incomplete',
    `${folder} is not a whole build. Build the workspace again.`,
    breaches,
  );
  return release;
}

/** The tar.gz of files in a folder, the same bytes each time; `level` is gzip's. */
export function packFiles(folder: string, paths: readonly string[], level?: number): Readable {
  const gzip = level === undefined ? true : { level };
  return create(
    { cwd: folder, gzip, portable: true, mtime: new Date(0), noDirRecurse: true },
    paths.toSorted(),
  ) as unknown as Readable;
}

/** The tar.gz of a built `dist/`: release.json and the files it lists; source maps and the like are left out. */
export function packRelease(folder: string, release: Release): Readable {
  return packFiles(folder, ['release.json', ...Object.keys(release.files)]);
}
