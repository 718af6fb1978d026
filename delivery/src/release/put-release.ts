import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@firn/shared-contracts/delivery';
import type { DurableFiles } from '../shared/durable-files.ts';
import { Refusal, refuseBreaches } from '../shared/refusal.ts';
import { compressRelease } from './compress-release.ts';
import type { Upload } from './incoming.ts';
import type { IntakeTurns } from './intake-turns.ts';
import { receiveArchive } from './receive-archive.ts';
import type { ReleaseFolders } from './release-folders.ts';
import { INTEGRITY_FILE, isSameRelease, sizeBreaches } from './release-rules.ts';
import type { ReleaseStore } from './release-store.ts';
import type { StoredRelease } from './stored-release.ts';
import type { ArchiveLimits } from './unpack-archive.ts';
import { unpackRelease } from './unpack-release.ts';
import { hashListOf, PACKAGE_JSON } from './verify-release.ts';
import { versionedNameBreaches } from './versioned-name.ts';

/** Where and how a store accepts releases. */
export interface Intake {
  readonly folders: ReleaseFolders;
  readonly files: DurableFiles;
  readonly limits: ArchiveLimits;
  readonly turns: IntakeTurns;
}

/** How stores differ in keeping a release. */
interface Keeper extends Pick<ReleaseStore, 'get'> {
  /** Copies a release that `get` finds to wherever else it belongs. */
  complement(present: StoredRelease): Promise<void>;
  /** Keeps a complete release. Throws a Refusal (409) when other bytes are there by now. */
  keep(folder: string, release: Release): Promise<'created' | 'identical'>;
}

function clientFilesOf(release: Release): string[] {
  return Object.keys(release.files)
    .filter((path) => path.startsWith('client/'))
    .map((path) => path.slice('client/'.length));
}

/** Adds what the gateway needs beside the uploaded files. Throws a Refusal (422) for a false size. */
async function complete(
  folder: string,
  release: Release,
  files: DurableFiles,
  signal: AbortSignal,
): Promise<void> {
  await files.write(join(folder, INTEGRITY_FILE), hashListOf(release));
  // Makes Node treat server/index.js as an ES module, whatever is above the data folder.
  await files.write(join(folder, 'package.json'), PACKAGE_JSON);
  const brotliBytes = await compressRelease(folder, clientFilesOf(release), files, signal);
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

/** Throws a Refusal (409) unless the existing release has the same bytes. */
export function compare(present: Release, release: Release): 'identical' {
  if (isSameRelease(present, release)) return 'identical';
  throw new Refusal(
    409,
    'version-taken',
    `${release.name}@${release.version} is published with other bytes. A version never changes: raise it.`,
  );
}

/** `put` of a store: unpacks, checks and completes an uploaded release, then keeps it. */
export function putInto({ folders, files, limits, turns }: Intake, keeper: Keeper): ReleaseStore['put'] {
  return (name, version, archive, { check, client = new AbortController().signal } = {}) => {
    async function take(upload: Upload, signal: AbortSignal): Promise<'created' | 'identical'> {
      const release = await unpackRelease(upload, limits, signal);
      checkAddress(release, name, version);
      const present = await keeper.get(name, version);
      if (present) {
        const outcome = compare(present.release, release);
        await keeper.complement(present);
        return outcome;
      }
      const entry = await readFile(join(upload.folder, 'client', release.entry), 'utf8');
      const breaches = versionedNameBreaches(release, entry);
      await check?.(release, breaches);
      refuseBreaches('names-not-versioned', 'The build is not named after its version.', breaches);
      await complete(upload.folder, release, files, signal);
      return keeper.keep(upload.folder, release);
    }

    return turns.admit(name, (inTurn) =>
      folders.inUpload(async (upload) => {
        await receiveArchive(archive, upload.archive, limits.compressedBytes);
        return inTurn(client, (signal) => take(upload, signal));
      }),
    );
  };
}
