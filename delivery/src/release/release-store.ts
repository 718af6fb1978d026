import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { RELEASE_NAME_PATTERN, type Release } from '@firn/shared-contracts/delivery';
import semver from 'semver';
import { type DurableFiles, durableFiles } from '../shared/durable-files.ts';
import { codeOf } from '../shared/errors.ts';
import { type Breach, Refusal, refuseBreaches } from '../shared/refusal.ts';
import { sha384 } from '../shared/sha384.ts';
import { compressRelease } from './compress-release.ts';
import { INTEGRITY_FILE, isSameRelease, sizeBreaches } from './release-rules.ts';
import type { StoredRelease } from './stored-release.ts';
import { ARCHIVE_LIMITS, type ArchiveLimits, unpackRelease } from './unpack-release.ts';
import { hashListOf, PACKAGE_JSON, verifyRelease } from './verify-release.ts';
import { versionedNameBreaches } from './versioned-name.ts';

export interface ReleaseStore {
  /**
   * Keeps a packed release. `identical` when these very bytes are there already.
   * Throws a Refusal: 409 for other bytes under a known version, 413 and 422 for a bad archive. Then nothing is left.
   * `check` sees a new release, and what its files are refused for, before it is kept, and may throw as well.
   */
  put(
    name: string,
    version: string,
    archive: Readable,
    check?: (release: Release, breaches: readonly Breach[]) => Promise<void>,
  ): Promise<'created' | 'identical'>;
  /** The release, or null when it was never published. */
  get(name: string, version: string): Promise<StoredRelease | null>;
  /** Published versions, newest first. */
  versions(name: string): Promise<string[]>;
  /**
   * Hashes every file again and names each that is not what was published. `digest` is what release.json had then;
   * without it the files are only held against the release.json beside them. Gate `missing` when nothing is there.
   */
  verify(name: string, version: string, digest?: string): Promise<Breach[]>;
}

const NAME = new RegExp(RELEASE_NAME_PATTERN);
const INCOMING = '.incoming';
/** An upload that old was cut off by a crash (ms). */
const STALE_UPLOAD = 60 * 60 * 1000;

function clientFilesOf(release: Release): string[] {
  return Object.keys(release.files)
    .filter((path) => path.startsWith('client/'))
    .map((path) => path.slice('client/'.length));
}

/** Adds what the gateway needs next to the files as they came. Throws a Refusal (422) for a false size. */
async function complete(folder: string, release: Release, files: DurableFiles): Promise<void> {
  await files.write(join(folder, INTEGRITY_FILE), hashListOf(release));
  // Node takes server/index.js for an ES module whatever lies above the data folder.
  await files.write(join(folder, 'package.json'), PACKAGE_JSON);
  const brotliBytes = await compressRelease(folder, clientFilesOf(release), files);
  const breaches = sizeBreaches(release, brotliBytes);
  refuseBreaches('files-mismatch', 'The files are not those of release.json.', breaches);
}

function checkAddress(release: Release, name: string, version: string): void {
  if (release.name === name && release.version === version) return;
  throw new Refusal(
    422,
    'address-mismatch',
    `The archive holds ${release.name}@${release.version}, not ${name}@${version}.`,
  );
}

function compare(present: Release, release: Release): 'identical' {
  if (isSameRelease(present, release)) return 'identical';
  throw new Refusal(
    409,
    'version-taken',
    `${release.name}@${release.version} is published with other bytes. A version never changes: raise it.`,
  );
}

async function read(folder: string): Promise<StoredRelease | null> {
  try {
    // Checked when it was published; a later, stricter rule must not take it off the site.
    const text = await readFile(join(folder, 'release.json'), 'utf8');
    const release = JSON.parse(text) as Release;
    const integrity = await readFile(join(folder, INTEGRITY_FILE), 'utf8');
    const hashes = JSON.parse(integrity) as Record<string, string>;
    return { release, folder, hashes, integrity: sha384(integrity), digest: sha384(text) };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function removeStaleUploads(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const age = Date.now() - (await stat(path)).mtimeMs;
    if (age > STALE_UPLOAD) await rm(path, { recursive: true, force: true });
  }
}

async function foldersIn(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Releases as folders `ROOT/NAME/VERSION`. Creates `root` when it is missing. */
export async function openReleaseStore(
  root: string,
  { files = durableFiles, limits = ARCHIVE_LIMITS }: { files?: DurableFiles; limits?: ArchiveLimits } = {},
): Promise<ReleaseStore> {
  const incoming = join(root, INCOMING);
  await mkdir(incoming, { recursive: true });
  await removeStaleUploads(incoming);
  /** Versions never change, so what was read once stays true. */
  const known = new Map<string, StoredRelease>();
  const folderOf = (name: string, version: string) => join(root, name, version);

  async function get(name: string, version: string): Promise<StoredRelease | null> {
    if (!NAME.test(name) || !semver.valid(version)) return null;
    const key = `${name}@${version}`;
    const cached = known.get(key);
    if (cached) return cached;
    const stored = await read(folderOf(name, version));
    if (stored) known.set(key, stored);
    return stored;
  }

  async function moveIn(upload: string, release: Release): Promise<'created' | 'identical'> {
    const parent = join(root, release.name);
    await mkdir(parent, { recursive: true });
    try {
      await files.rename(upload, folderOf(release.name, release.version));
      await files.syncFolder(parent);
      return 'created';
    } catch (error) {
      if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
    }
    const present = await get(release.name, release.version);
    if (!present)
      throw new Error(`${folderOf(release.name, release.version)} is there but holds no release.`);
    return compare(present.release, release);
  }

  return {
    get,
    async put(name, version, archive, check) {
      const upload = join(incoming, randomUUID());
      await mkdir(upload);
      try {
        const release = await unpackRelease(archive, upload, files, limits);
        checkAddress(release, name, version);
        const present = await get(name, version);
        if (present) return compare(present.release, release);
        const entry = await readFile(join(upload, 'client', release.entry), 'utf8');
        const breaches = versionedNameBreaches(release, entry);
        await check?.(release, breaches);
        refuseBreaches('names-not-versioned', 'The build is not named after its version.', breaches);
        await complete(upload, release, files);
        return await moveIn(upload, release);
      } finally {
        await rm(upload, { recursive: true, force: true });
      }
    },
    async versions(name) {
      const folders = await foldersIn(join(root, name));
      return folders.filter((version) => semver.valid(version)).toSorted(semver.rcompare);
    },
    verify: (name, version, digest) => verifyRelease(folderOf(name, version), digest),
  };
}
