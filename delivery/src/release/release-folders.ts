import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_NAME_PATTERN, type Release } from '@firn/shared-contracts/delivery';
import { sha384 } from '@firn/shared-contracts/sha384';
import semver from 'semver';
import type { DurableFiles } from '../shared/durable-files.ts';
import { codeOf } from '../shared/errors.ts';
import type { Breach } from '../shared/refusal.ts';
import { type Incoming, openIncoming } from './incoming.ts';
import { INTEGRITY_FILE } from './release-rules.ts';
import type { ReleaseAddress, StoredRelease } from './stored-release.ts';
import { verifyRelease } from './verify-release.ts';

/** Whole releases as folders `ROOT/NAME/VERSION`. */
export interface ReleaseFolders extends Incoming {
  /**
   * Takes a complete release over from the folder of its upload, atomically. Resolves to the existing one if there is
   * one, else null.
   */
  moveIn(folder: string, address: ReleaseAddress): Promise<StoredRelease | null>;
  get(name: string, version: string): Promise<StoredRelease | null>;
  /** Newest first. */
  versions(name: string): Promise<string[]>;
  verify(name: string, version: string, digest?: string): Promise<Breach[]>;
}

const NAME = new RegExp(RELEASE_NAME_PATTERN);
const INCOMING = '.incoming';

/** Whether there can be such a release; any other name must not become part of a path or a key. */
export function mayBePublished(name: string, version: string): boolean {
  return NAME.test(name) && semver.valid(version) !== null;
}

/** Those that are versions, newest first. */
export function newestFirst(versions: readonly string[]): string[] {
  return versions.filter((version) => semver.valid(version)).toSorted(semver.rcompare);
}

async function read(folder: string): Promise<StoredRelease | null> {
  try {
    // Checked when it was published; a later, stricter rule must not remove it from the site.
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

async function foldersIn(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Creates `root` when it is missing. */
export async function openReleaseFolders(root: string, files: DurableFiles): Promise<ReleaseFolders> {
  const { inUpload } = await openIncoming(join(root, INCOMING));
  /** Versions never change, so what was read once stays valid. */
  const known = new Map<string, StoredRelease>();
  const folderOf = (name: string, version: string) => join(root, name, version);

  async function get(name: string, version: string): Promise<StoredRelease | null> {
    if (!mayBePublished(name, version)) return null;
    const key = `${name}@${version}`;
    const cached = known.get(key);
    if (cached) return cached;
    const stored = await read(folderOf(name, version));
    if (stored) known.set(key, stored);
    return stored;
  }

  return {
    get,
    inUpload,
    async moveIn(folder, { name, version }) {
      const parent = join(root, name);
      await mkdir(parent, { recursive: true });
      try {
        await files.rename(folder, folderOf(name, version));
        await files.syncFolder(parent);
        return null;
      } catch (error) {
        if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
      }
      const present = await get(name, version);
      if (present) return present;
      throw new Error(`${folderOf(name, version)} is there but holds no release. Remove it.`);
    },
    async versions(name) {
      return newestFirst(await foldersIn(join(root, name)));
    },
    verify: (name, version, digest) => verifyRelease(folderOf(name, version), { name, version }, digest),
  };
}
