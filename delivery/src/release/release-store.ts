import type { Readable } from 'node:stream';
import type { Release } from '@firn/shared-contracts/delivery';
import type { Breach } from '../shared/refusal.ts';
import type { StoredRelease } from './stored-release.ts';

export interface PutOptions {
  /** Sees a new release and its breaches before it is kept, and may throw as well. */
  readonly check?: (release: Release, breaches: readonly Breach[]) => Promise<void>;
  /** Aborts when the client has left; then the release is not worked on any longer, and `put` throws its reason. */
  readonly client?: AbortSignal;
}

export interface ReleaseStore {
  /**
   * Keeps a packed release. `identical` when exactly these bytes are already there.
   * Throws a Refusal: 409 for other bytes under a known version, 413 and 422 for a bad archive, 503 when too many are
   * being put; nothing is left then.
   */
  put(
    name: string,
    version: string,
    archive: Readable,
    options?: PutOptions,
  ): Promise<'created' | 'identical'>;
  /**
   * The release, or null when it was never published. Rejects when it is damaged, or (Refusal 503) when it would have
   * to be fetched and cannot be.
   */
  get(name: string, version: string): Promise<StoredRelease | null>;
  /** Like `get`, but null if it would have to be fetched. */
  cached(name: string, version: string): Promise<StoredRelease | null>;
  /** Published versions, newest first. */
  versions(name: string): Promise<string[]>;
  /**
   * Hashes every file again and names each that differs from what was published. `digest` is the hash release.json
   * had then; without it files are compared only with the release.json beside them. Gate `missing` when nothing is
   * there.
   */
  verify(name: string, version: string, digest?: string): Promise<Breach[]>;
}
