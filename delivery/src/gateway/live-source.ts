import { type Cohort, EVERYBODY } from '../registry/cohort.ts';
import type { RegistryDocument } from '../registry/registry-document.ts';
import type { RegistryStore } from '../registry/registry-store.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { StoredRelease } from '../release/stored-release.ts';
import { messageOf } from '../shared/errors.ts';
import { EMPTY_WORLD, type LiveSet, type LiveWorld, loadWorld } from './live-set.ts';

/** Hands out what is live; with the store out of reach, what it saw last (design section 6). */
export class LiveSource {
  readonly #releases: ReleaseStore;
  readonly #registry: RegistryStore;
  readonly #onProblem: (message: string) => void;
  #world: LiveWorld = EMPTY_WORLD;
  #loading: { sequence: number; world: Promise<LiveWorld> } | null = null;

  constructor(releases: ReleaseStore, registry: RegistryStore, onProblem: (message: string) => void) {
    this.#releases = releases;
    this.#registry = registry;
    this.#onProblem = onProblem;
  }

  async world(): Promise<LiveWorld> {
    try {
      const document = await this.#registry.read();
      if (document.sequence > this.#world.sequence) await this.#load(document);
    } catch (error) {
      this.#onProblem(
        `The registry cannot be read, going on with sequence ${this.#world.sequence}: ${messageOf(error)}`,
      );
    }
    return this.#world;
  }

  /**
   * What a visitor gets, by default one nothing is known of. `known` is the world this request has read already: asked
   * once more, it might be the next one by now.
   */
  async get(cohort: Cohort = EVERYBODY, known?: LiveWorld): Promise<LiveSet> {
    const world = known ?? (await this.world());
    const set = world.resolve(cohort);
    if (cohort.overrides.length === 0) return set;
    const releases = await Promise.all(cohort.overrides.map((wanted) => this.#overridden(wanted)));
    return world.override(
      set,
      releases.filter((release) => release !== null),
    );
  }

  /** A version that was withdrawn since its override was signed is not shown any more. */
  async #overridden({ remote, version }: Cohort['overrides'][number]): Promise<StoredRelease | null> {
    const { remotes } = await this.#registry
      .read()
      .catch(() => ({ remotes: {} as RegistryDocument['remotes'] }));
    const entry = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
    if (!entry || entry.withdrawn.some((withdrawal) => withdrawal.version === version)) return null;
    return this.#releases.get(remote, version).catch(() => null);
  }

  async #load(document: RegistryDocument): Promise<void> {
    if (this.#loading?.sequence !== document.sequence) {
      this.#loading = {
        sequence: document.sequence,
        world: loadWorld(this.#releases, document, this.#onProblem),
      };
    }
    const world = await this.#loading.world;
    if (world.sequence > this.#world.sequence) this.#world = world;
  }
}
