import type { Release } from '@firn/shared-contracts/delivery';

export type ReleaseAddress = Pick<Release, 'name' | 'version'>;

/** A published release as the store returns it. */
export interface StoredRelease {
  readonly release: Release;
  /** Absolute; holds client/, server/, encoded/, release.json, integrity.json. */
  readonly folder: string;
  /** Public path of each client file -> sha384. */
  readonly hashes: Readonly<Record<string, string>>;
  /** sha384 of integrity.json. */
  readonly integrity: string;
  /** sha384 of release.json. The registry keeps the published one. */
  readonly digest: string;
}

/** Where the gateway serves a public file; `file` is relative to client/. */
export function publicPath(name: string, version: string, file: string): string {
  return `/remotes/${name}/${version}/${file}`;
}
