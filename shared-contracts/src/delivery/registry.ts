import type { Connects } from './connects.ts';
import type { PageAssets } from './release.ts';
import type { NavigationDeclaration, PageDeclaration } from './remote-manifest.ts';
import type { ExtensionDeclaration, SlotDeclaration } from './slots.ts';

/** A version a tab can load. All addresses are path-absolute: `/remotes/NAME/VERSION/…`. */
export interface ResolvedVersion {
  readonly version: string;
  readonly contract: string;
  readonly entry: string;
  /** sha384 of the version's `integrity.json`, which maps each public file's path to its sha384. */
  readonly integrity: string;
  /** By page id, `*`, and `+id` of extensions; paths are path-absolute. */
  readonly assets: Readonly<Record<string, PageAssets>>;
}

export interface ResolvedRemote extends ResolvedVersion {
  readonly name: string;
  readonly title: string;
  readonly pages: readonly PageDeclaration[];
  readonly navigation: readonly NavigationDeclaration[];
  /** The last known good version, when it differs from `version`; for a visitor of a canary, the current one. */
  readonly fallback: ResolvedVersion | null;
  /** Ids of pages that are switched off; left out when there are none. */
  readonly off?: readonly string[];
  /** Versions a tab must leave at once; left out when there are none. */
  readonly withdrawn?: readonly string[];
  /** Left out where it offers none. */
  readonly slots?: readonly SlotDeclaration[];
  /** Those this visitor may see; left out where there are none. */
  readonly extensions?: readonly ExtensionDeclaration[];
  /** Ids of extensions that an operator has switched off; left out when there are none. */
  readonly offExtensions?: readonly string[];
  /** Origins outside the platform that it declares and an operator has allowed; left out when there are none. */
  readonly connects?: Connects;
}

/** The registry as resolved for one visitor (docs/interface.md#http). The shell is a remote named `shell`. */
export interface ResolvedRegistry {
  readonly sequence: number;
  readonly remotes: Readonly<Record<string, ResolvedRemote>>;
  /**
   * First segments of addresses whose pages are left out, because this visitor may open none of them; left out where
   * nothing is. Only the registry in a page lacks them: `/delivery/registry` has all.
   */
  readonly beyond?: readonly string[];
}

/** Path of a version's hash list, checked against `ResolvedVersion.integrity`. */
export function integrityPath(name: string, version: string): string {
  return `/remotes/${name}/${version}/integrity.json`;
}

export const BEACON_PHASES = [
  'load',
  'load-failed',
  'bootstrap-failed',
  'mount-failed',
  'render-failed',
  'fallback-used',
  'region-lost',
  'uncaught',
  'vitals',
] as const;
export type BeaconPhase = (typeof BEACON_PHASES)[number];

/** What counts for the health of a version: what tabs report, and `server`, a server render that failed by its fault. */
export type HealthPhase = BeaconPhase | 'server';

/** Core Web Vitals of a page view, ms. */
export interface Vitals {
  readonly lcp?: number;
  readonly inp?: number;
}

/** One report from a tab, body of `POST /delivery/beacons`. */
export interface Beacon {
  readonly token: string;
  readonly sequence: number;
  readonly remote: string;
  readonly version: string;
  readonly phase: BeaconPhase;
  /** Id of the remote's extension that it is about; left out where it is about a page. Since contract 1.5. */
  readonly extension?: string;
  readonly message?: string;
  /** With phase `vitals`. */
  readonly vitals?: Vitals;
}
