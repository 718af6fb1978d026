import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sha384 } from '@firn/shared-contracts/sha384';
import { codeOf } from '../shared/errors.ts';
import type { Breach } from '../shared/refusal.ts';
import type { FileChecks } from './file-checks.ts';
import type { ReleaseStore } from './release-store.ts';
import type { StoredRelease } from './stored-release.ts';
import { hashListOf } from './verify-release.ts';

/** The release's files on this disk are not those that were published. */
export class ChangedRelease extends Error {
  constructor({ release: { name, version } }: StoredRelease, [first, ...more]: readonly Breach[]) {
    const rest = more.length > 0 ? ` And ${more.length} more.` : '';
    super(`${name}@${version} is CHANGED: ${first?.message}${rest}`);
    this.name = 'ChangedRelease';
  }
}

/** Releases whose every byte is as it was published: the only ones that run or reach a visitor. */
export interface SoundReleases {
  /** Like that of a ReleaseStore; rejects with a ChangedRelease, too. `digest` is what the registry holds. */
  get(name: string, version: string, digest?: string): Promise<StoredRelease | null>;
}

export function createSoundReleases(releases: Pick<ReleaseStore, 'get'>, checks: FileChecks): SoundReleases {
  async function fileBreach(folder: string, path: string, wanted: string): Promise<string | null> {
    const file = { path: join(folder, path), sha384: wanted, encoding: null };
    const handle = await open(file.path).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    });
    if (!handle) return `${path} is listed but missing.`;
    try {
      return (await checks.isAsPublished(handle, file))
        ? null
        : `${path} is not the file release.json lists.`;
    } finally {
      await handle.close();
    }
  }

  async function breachesOf(stored: StoredRelease, digest?: string): Promise<Breach[]> {
    const { release, folder } = stored;
    const messages: (string | null)[] = [];
    if (digest !== undefined && digest !== stored.digest)
      messages.push('release.json is not the one that was published.');
    if (sha384(hashListOf(release)) !== stored.integrity)
      messages.push('integrity.json is not the hash list of release.json.');
    for (const [path, listed] of Object.entries(release.files)) {
      messages.push(await fileBreach(folder, path, listed.sha384));
    }
    return messages.flatMap((message) => (message === null ? [] : [{ gate: 'hashes', message }]));
  }

  return {
    async get(name, version, digest) {
      const stored = await releases.get(name, version);
      if (!stored) return null;
      const breaches = await breachesOf(stored, digest);
      if (breaches.length > 0) throw new ChangedRelease(stored, breaches);
      return stored;
    },
  };
}
