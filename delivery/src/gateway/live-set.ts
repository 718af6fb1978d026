import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResolvedRegistry, ResolvedRemote } from '@firn/shared-contracts/delivery';
import { SHELL } from '../registry/gates.ts';
import type { RegistryDocument, RemoteEntry } from '../registry/registry-document.ts';
import type { RegistryStore } from '../registry/registry-store.ts';
import { resolveRemote } from '../registry/resolve.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { StoredRelease } from '../release/stored-release.ts';
import type { RenderTarget } from '../renderer/render-protocol.ts';
import { messageOf } from '../shared/errors.ts';

/** What is live at one sequence, with everything a page needs of it. Never changes; a new one takes its place. */
export interface LiveSet {
  readonly sequence: number;
  readonly registry: ResolvedRegistry;
  readonly releases: ReadonlyMap<string, StoredRelease>;
  /** Null before the shell's first promotion. */
  readonly shell: StoredRelease | null;
}

export const EMPTY_SET: LiveSet = {
  sequence: 0,
  registry: { sequence: 0, remotes: {} },
  releases: new Map(),
  shell: null,
};

/** The server bundle of a release, or null where it has none. */
export function renderTargetOf({ release, folder }: StoredRelease): RenderTarget | null {
  if (!release.server) return null;
  const module = pathToFileURL(join(folder, release.server)).href;
  return { remote: release.name, version: release.version, module };
}

interface LoadedRemote {
  readonly stored: StoredRelease;
  readonly resolved: ResolvedRemote;
}

/** The current version, or the last known good one where its files are gone or damaged. */
async function loadRemote(
  store: ReleaseStore,
  name: string,
  entry: RemoteEntry,
  onProblem: (message: string) => void,
): Promise<LoadedRemote | null> {
  if (!entry.current) return null;
  const get = async (version: string) => {
    try {
      const stored = await store.get(name, version);
      if (!stored) onProblem(`The files of ${name}@${version} are not in the release store.`);
      return stored;
    } catch (error) {
      onProblem(`The files of ${name}@${version} cannot be read: ${messageOf(error)}`);
      return null;
    }
  };
  const isBanned = entry.withdrawn.some((withdrawal) => withdrawal.version === entry.lastKnownGood);
  const hasFallback = entry.lastKnownGood && entry.lastKnownGood !== entry.current && !isBanned;
  const current = await get(entry.current);
  const fallback = hasFallback && entry.lastKnownGood ? await get(entry.lastKnownGood) : null;
  if (current) return { stored: current, resolved: resolveRemote(current, fallback) };
  return fallback && { stored: fallback, resolved: resolveRemote(fallback, null) };
}

export async function loadLiveSet(
  store: ReleaseStore,
  document: RegistryDocument,
  onProblem: (message: string) => void,
): Promise<LiveSet> {
  const releases = new Map<string, StoredRelease>();
  const remotes: Record<string, ResolvedRemote> = {};
  for (const [name, entry] of Object.entries(document.remotes)) {
    const loaded = await loadRemote(store, name, entry, onProblem);
    if (!loaded) continue;
    releases.set(name, loaded.stored);
    remotes[name] = loaded.resolved;
  }
  const { sequence } = document;
  return { sequence, registry: { sequence, remotes }, releases, shell: releases.get(SHELL) ?? null };
}

/** Hands out the newest live set; with the store out of reach, the last one it saw (design section 6). */
export class LiveSetSource {
  readonly #releases: ReleaseStore;
  readonly #registry: RegistryStore;
  readonly #onProblem: (message: string) => void;
  #set: LiveSet = EMPTY_SET;
  #loading: { sequence: number; set: Promise<LiveSet> } | null = null;

  constructor(releases: ReleaseStore, registry: RegistryStore, onProblem: (message: string) => void) {
    this.#releases = releases;
    this.#registry = registry;
    this.#onProblem = onProblem;
  }

  async get(): Promise<LiveSet> {
    try {
      const document = await this.#registry.read();
      if (document.sequence > this.#set.sequence) await this.#load(document);
    } catch (error) {
      this.#onProblem(
        `The registry cannot be read, going on with sequence ${this.#set.sequence}: ${messageOf(error)}`,
      );
    }
    return this.#set;
  }

  async #load(document: RegistryDocument): Promise<void> {
    if (this.#loading?.sequence !== document.sequence) {
      const set = loadLiveSet(this.#releases, document, this.#onProblem);
      this.#loading = { sequence: document.sequence, set };
    }
    const set = await this.#loading.set;
    if (set.sequence > this.#set.sequence) this.#set = set;
  }
}
