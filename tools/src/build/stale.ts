import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  buildRelease,
  readWhole,
  readWorkspace,
  sourceHash,
  wholeRelease,
  writeWhole,
} from '@firn/remote-build';
import type { Release } from '@firn/shared-contracts/delivery';
import { ROOT } from '../root.ts';

/** Of the last build by `ensureBuilt`. Another build may have written the `dist/` since. */
interface BuildRecord {
  readonly sourceHash: string;
  /** Of its release.json, which holds the hashes of all files. */
  readonly releaseHash: string;
}

function hashOf(release: Release): string {
  return createHash('sha256').update(JSON.stringify(release)).digest('hex');
}

/**
 * Builds a workspace unless its `dist/` is already up to date. `version` sets a version other than
 * package.json's.
 */
export async function ensureBuilt(
  directory: string,
  version?: string,
): Promise<{ release: Release; dist: string; wasBuilt: boolean; sourceHash: string }> {
  const dist = join(directory, 'dist');
  const recordPath = join(ROOT, '.cache/builds', `${basename(directory)}.json`);
  const hash = sourceHash(directory);
  const record = readWhole<BuildRecord>(recordPath);
  const built = record?.sourceHash === hash ? wholeRelease(dist) : null;
  const isFresh = built && record?.releaseHash === hashOf(built);
  if (isFresh && (version === undefined || built.version === version)) {
    return { release: built, dist, wasBuilt: false, sourceHash: hash };
  }
  const release = await buildRelease(readWorkspace(directory, version));
  mkdirSync(join(ROOT, '.cache/builds'), { recursive: true });
  writeWhole(recordPath, { sourceHash: hash, releaseHash: hashOf(release) } satisfies BuildRecord);
  return { release, dist, wasBuilt: true, sourceHash: hash };
}
