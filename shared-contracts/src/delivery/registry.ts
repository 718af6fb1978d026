import type { PageAssets } from './release.ts';
import type { NavigationDeclaration, PageDeclaration } from './remote-manifest.ts';

/** A version a tab can load. All addresses are path-absolute: `/remotes/NAME/VERSION/…`. */
export interface ResolvedVersion {
  readonly version: string;
  readonly contract: string;
  readonly entry: string;
  /** sha384 of the version's `integrity.json`, which maps each public file's path to its sha384. */
  readonly integrity: string;
  /** By page id and `*`; paths are path-absolute. */
  readonly assets: Readonly<Record<string, PageAssets>>;
}

export interface ResolvedRemote extends ResolvedVersion {
  readonly name: string;
  readonly title: string;
  readonly pages: readonly PageDeclaration[];
  readonly navigation: readonly NavigationDeclaration[];
  /** The last known good version, when it differs from `version`. */
  readonly fallback: ResolvedVersion | null;
}

/** The registry as resolved for one visitor (interface.md «HTTP»). The shell is a remote named `shell`. */
export interface ResolvedRegistry {
  readonly sequence: number;
  readonly remotes: Readonly<Record<string, ResolvedRemote>>;
}

/** Path of a version's hash list, checked against `ResolvedVersion.integrity`. */
export function integrityPath(name: string, version: string): string {
  return `/remotes/${name}/${version}/integrity.json`;
}

export type BeaconPhase =
  | 'load'
  | 'load-failed'
  | 'bootstrap-failed'
  | 'mount-failed'
  | 'render-failed'
  | 'fallback-used'
  | 'region-lost'
  | 'uncaught';

/** One report from a tab, body of `POST /delivery/beacons`. */
export interface Beacon {
  readonly token: string;
  readonly sequence: number;
  readonly remote: string;
  readonly version: string;
  readonly phase: BeaconPhase;
  readonly message?: string;
}
