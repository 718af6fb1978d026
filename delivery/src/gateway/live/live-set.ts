import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Connects,
  type RemoteEntry,
  type ResolvedRegistry,
  type ResolvedRemote,
  SHELL_NAME,
} from '@firn/shared-contracts/delivery';
import { allowedConnects } from '../../registry/allowances.ts';
import { type Cohort, isInCanary } from '../../registry/cohort.ts';
import {
  EMPTY_REGISTRY,
  fallbackOf,
  knownEntry,
  type RegistryDocument,
  withdrawalOf,
} from '../../registry/registry-document.ts';
import { resolveRemote } from '../../registry/resolve.ts';
import { unitedConnects } from '../../registry/united-connects.ts';
import type { SoundReleases } from '../../release/sound-releases.ts';
import type { StoredRelease } from '../../release/stored-release.ts';
import type { RenderTarget } from '../../renderer/render-protocol.ts';
import { messageOf } from '../../shared/errors.ts';

/** What one visitor gets at one sequence, with everything a page needs of it. Never changes. */
export interface LiveSet {
  readonly sequence: number;
  readonly registry: ResolvedRegistry;
  readonly releases: ReadonlyMap<string, StoredRelease>;
  /** Null before the shell's first promotion. */
  readonly shell: StoredRelease | null;
  /** Origins that anything this visitor's tab may run connects to. */
  readonly connects: Connects;
}

/** The versions of a remote that any visitor may get. */
interface LoadedRemote {
  readonly entry: RemoteEntry;
  readonly current: StoredRelease;
  /** The last known good version, when it is another one and may be served. */
  readonly good: StoredRelease | null;
  readonly canary: StoredRelease | null;
}

/** What is live at one sequence, for all visitors. */
export interface LiveWorld {
  readonly sequence: number;
  /** Whether a share of the visitors gets other versions, so that browsers need a bucket. */
  readonly hasCanary: boolean;
  /** Whether administrators get other versions. */
  readonly hasStaffCanary: boolean;
  /** Messages about releases whose files could not be read; visitors get other versions instead. */
  readonly problems: readonly string[];
  /** Server bundles that any page may need, including those a rollback would need. */
  readonly targets: readonly RenderTarget[];
  resolve(cohort: Cohort): LiveSet;
  /** False for a version that was withdrawn since its override was signed. */
  mayOverride(wanted: Cohort['overrides'][number]): boolean;
  /** A visitor's set with other versions in place of the live ones. */
  override(set: LiveSet, releases: readonly StoredRelease[]): LiveSet;
}

/** The server bundle of a release, or null where it has none. */
export function renderTargetOf({ release, folder }: StoredRelease): RenderTarget | null {
  if (!release.server) return null;
  const module = pathToFileURL(join(folder, release.server)).href;
  return { remote: release.name, version: release.version, module };
}

/** The current version, or, if its files are missing or not those that were published, the last known good one, then without a fallback. */
async function loadRemote(
  store: SoundReleases,
  name: string,
  entry: RemoteEntry,
  onProblem: (message: string) => void,
): Promise<LoadedRemote | null> {
  const get = async (version: string | null): Promise<StoredRelease | null> => {
    if (version === null) return null;
    try {
      const stored = await store.get(name, version, entry.digests?.[version]);
      if (!stored) onProblem(`The files of ${name}@${version} are not in the release store.`);
      return stored;
    } catch (error) {
      onProblem(`The files of ${name}@${version} cannot be read: ${messageOf(error)}`);
      return null;
    }
  };
  if (!entry.current) return null;
  const [current, good, canary] = await Promise.all([
    get(entry.current),
    get(fallbackOf(entry)),
    get(entry.canary?.version ?? null),
  ]);
  if (current) return { entry, current, good, canary };
  return good && { entry, current: good, good: null, canary };
}

/** A visitor of a canary falls back to what everybody else has. */
function choose(name: string, { entry, current, good, canary }: LoadedRemote, cohort: Cohort) {
  const isTrying = canary !== null && entry.canary !== null && isInCanary(entry.canary, name, cohort);
  return isTrying ? { release: canary, fallback: current } : { release: current, fallback: good };
}

function worldOf(
  document: RegistryDocument,
  loaded: ReadonlyMap<string, LoadedRemote>,
  problems: readonly string[] = [],
): LiveWorld {
  const { sequence } = document;
  const sets = new Map<string, LiveSet>();
  const all = [...loaded.values()];

  const connectsOf = ({ release }: StoredRelease) =>
    allowedConnects(release, knownEntry(document, release.name));
  // Of all versions of all remotes: the tab goes on from here to other pages, falls back, and joins trials by a login.
  const connects = unitedConnects(
    all
      .flatMap(({ current, good, canary }) => [current, good, canary])
      .flatMap((stored) => (stored ? [connectsOf(stored)] : [])),
  );

  function setOf(
    releases: ReadonlyMap<string, StoredRelease>,
    remotes: Readonly<Record<string, ResolvedRemote>>,
    overriding: readonly StoredRelease[] = [],
  ): LiveSet {
    return {
      sequence,
      registry: { sequence, remotes },
      releases,
      shell: releases.get(SHELL_NAME) ?? null,
      connects: unitedConnects([connects, ...overriding.map(connectsOf)]),
    };
  }

  function build(cohort: Cohort): LiveSet {
    const releases = new Map<string, StoredRelease>();
    const remotes: Record<string, ResolvedRemote> = {};
    for (const [name, remote] of loaded) {
      const { release, fallback } = choose(name, remote, cohort);
      releases.set(name, release);
      remotes[name] = resolveRemote(release, fallback, remote.entry);
    }
    return setOf(releases, remotes);
  }

  /** There are as many sets as combinations of trials, which are few: each is built once. */
  function resolve(cohort: Cohort): LiveSet {
    const trying = [...loaded].filter(
      ([name, remote]) => choose(name, remote, cohort).release !== remote.current,
    );
    const key = trying.map(([name]) => name).join(' ');
    const set = sets.get(key) ?? build(cohort);
    sets.set(key, set);
    return set;
  }

  function override(set: LiveSet, releases: readonly StoredRelease[]): LiveSet {
    const overridden = new Map(set.releases);
    const remotes = { ...set.registry.remotes };
    for (const stored of releases) {
      const { name, version } = stored.release;
      // It has been promoted in the meantime.
      if (set.releases.get(name)?.release.version === version) continue;
      overridden.set(name, stored);
      // There is no substitute for the version a developer wants to see.
      remotes[name] = resolveRemote(stored, null, knownEntry(document, name));
    }
    return setOf(overridden, remotes, releases);
  }

  return {
    sequence,
    problems,
    hasCanary: all.some(({ entry, canary }) => canary !== null && (entry.canary?.percent ?? 0) > 0),
    hasStaffCanary: all.some(({ entry, canary }) => canary !== null && entry.canary?.staff === true),
    targets: all
      .flatMap(({ current, good, canary }) => [current, good, canary])
      .flatMap((stored) => (stored && renderTargetOf(stored)) ?? []),
    resolve,
    mayOverride({ remote, version }) {
      const entry = knownEntry(document, remote);
      return entry !== null && withdrawalOf(entry, version) === null;
    },
    override,
  };
}

export const EMPTY_WORLD: LiveWorld = worldOf(EMPTY_REGISTRY, new Map());

export async function loadWorld(store: SoundReleases, document: RegistryDocument): Promise<LiveWorld> {
  const problems: string[] = [];
  const loading = Object.entries(document.remotes).map(
    async ([name, entry]) =>
      [name, await loadRemote(store, name, entry, (problem) => problems.push(problem))] as const,
  );
  const loaded = (await Promise.all(loading)).flatMap(([name, remote]) =>
    remote ? [[name, remote] as const] : [],
  );
  return worldOf(document, new Map(loaded), problems.toSorted());
}
