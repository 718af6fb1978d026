import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildRelease, readWorkspace } from '@firn/remote-build';
import type { Release } from '@firn/shared-contracts/delivery';
import { ROOT } from '../root.ts';

const SOURCES_OF_ALL = ['shared-contracts/src', 'shared-ui/src', 'remote-build/src'];
const IS_TEST = /\.test\.tsx?$|\/testing\//;

function sourceFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !IS_TEST.test(path))
    .toSorted();
}

/** A hash over everything a release is built from. */
export function sourceHash(directory: string): string {
  const hash = createHash('sha256');
  const files = [
    ...[join(directory, 'src'), ...SOURCES_OF_ALL.map((path) => join(ROOT, path))].flatMap(sourceFiles),
    join(directory, 'remote.json'),
    join(directory, 'package.json'),
    join(ROOT, 'package-lock.json'),
  ];
  for (const file of files)
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

interface BuildRecord {
  readonly sourceHash: string;
  readonly version: string;
}

function readRecord(path: string): BuildRecord | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BuildRecord) : null;
}

/**
 * Builds a workspace unless its `dist/` is already up to date. `version` sets a version other than
 * package.json's.
 */
export async function ensureBuilt(
  directory: string,
  version?: string,
): Promise<{ release: Release; wasBuilt: boolean; sourceHash: string }> {
  const recordPath = join(ROOT, '.cache/builds', `${basename(directory)}.json`);
  const releasePath = join(directory, 'dist/release.json');
  const hash = sourceHash(directory);
  const record = readRecord(recordPath);
  const isFresh = record?.sourceHash === hash && (version === undefined || record.version === version);
  if (isFresh && existsSync(releasePath)) {
    const release = JSON.parse(readFileSync(releasePath, 'utf8')) as Release;
    return { release, wasBuilt: false, sourceHash: hash };
  }
  const release = await buildRelease(readWorkspace(directory, version));
  mkdirSync(join(ROOT, '.cache/builds'), { recursive: true });
  writeFileSync(
    recordPath,
    JSON.stringify({ sourceHash: hash, version: release.version } satisfies BuildRecord),
  );
  return { release, wasBuilt: true, sourceHash: hash };
}
