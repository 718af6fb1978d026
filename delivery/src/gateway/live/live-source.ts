import { setTimeout } from 'node:timers/promises';
import { type Cohort, EVERYBODY } from '../../registry/cohort.ts';
import type { RegistryDocument } from '../../registry/registry-document.ts';
import type { RegistryStore } from '../../registry/registry-store.ts';
import type { SoundReleases } from '../../release/sound-releases.ts';
import type { StoredRelease } from '../../release/stored-release.ts';
import { messageOf } from '../../shared/errors.ts';
import { EMPTY_WORLD, type LiveSet, type LiveWorld, loadWorld } from './live-set.ts';

/** How long until unreadable files are looked for again, in case their folder has come back (ms). */
const RETRY_AFTER = 5000;
/** The longest a page waits for releases that must be fetched; then it shows what was live before (ms). */
const PATIENCE = 1000;

interface Loading {
  readonly sequence: number;
  /** Settles when the live set of that sequence is the one handed out. */
  readonly adopted: Promise<void>;
  /** Settles when no caller should wait for it any longer. */
  readonly patience: Promise<void>;
}

/** Hands out what is live; while the store is unreachable, what it saw last (ADR 0010). */
export class LiveSource {
  readonly #releases: SoundReleases;
  readonly #registry: RegistryStore;
  readonly #onProblem: (message: string) => void;
  readonly #now: () => Date;
  readonly #patience: number;
  readonly #developed: () => readonly StoredRelease[];
  #retryAt = Number.POSITIVE_INFINITY;
  #world: LiveWorld = EMPTY_WORLD;
  #loading: Loading | null = null;
  #isDoubted = false;
  /** Loads begun, and the number of the one that is handed out. */
  #begun = 0;
  #adopted = 0;

  constructor(
    releases: SoundReleases,
    registry: RegistryStore,
    onProblem: (message: string) => void,
    now: () => Date = () => new Date(),
    patience = PATIENCE,
    developed: () => readonly StoredRelease[] = () => [],
  ) {
    this.#releases = releases;
    this.#registry = registry;
    this.#onProblem = onProblem;
    this.#now = now;
    this.#patience = patience;
    this.#developed = developed;
  }

  async world(): Promise<LiveWorld> {
    try {
      const document = await this.#registry.read();
      const isDue = this.#isDoubted || this.#now().getTime() >= this.#retryAt;
      if (isDue) this.#retryAt = Number.POSITIVE_INFINITY;
      // What is being loaded may have seen the file as it was before.
      if (this.#isDoubted) this.#loading = null;
      this.#isDoubted = false;
      if (isDue || document.sequence > this.#world.sequence) await this.#load(document);
    } catch (error) {
      this.#onProblem(
        `The registry cannot be read, going on with sequence ${this.#world.sequence}: ${messageOf(error)}`,
      );
    }
    return this.#world;
  }

  /** Looks at the files of what is live again with the next page: one of them was found to be another. */
  doubt(): void {
    this.#isDoubted = true;
  }

  /**
   * What a visitor gets, by default an unknown visitor. `known` is the live set this request has already read: asked
   * again, the source might already give the next one.
   */
  async get(cohort: Cohort = EVERYBODY, known?: LiveWorld): Promise<LiveSet> {
    const world = known ?? (await this.world());
    const set = world.resolve(cohort);
    const wanted = cohort.overrides.filter(world.mayOverride);
    const developed = this.#developed();
    if (wanted.length === 0 && developed.length === 0) return set;
    const releases = await Promise.all(
      wanted.map(({ remote, version }) => this.#releases.get(remote, version).catch(() => null)),
    );
    return world.override(set, [...releases.filter((release) => release !== null), ...developed]);
  }

  async #load(document: RegistryDocument): Promise<void> {
    if (this.#loading?.sequence !== document.sequence) this.#loading = this.#begin(document);
    const { adopted, patience } = this.#loading;
    // Before the first live set there is nothing to show.
    await (this.#world === EMPTY_WORLD ? adopted : Promise.race([adopted, patience]));
  }

  #begin(document: RegistryDocument): Loading {
    this.#begun += 1;
    const number = this.#begun;
    return {
      sequence: document.sequence,
      adopted: loadWorld(this.#releases, document).then((world) => this.#adopt(world, number)),
      patience: setTimeout(this.#patience, undefined, { ref: false }),
    };
  }

  #adopt(world: LiveWorld, number: number): void {
    if (number < this.#adopted || world.sequence < this.#world.sequence) return;
    this.#adopted = number;
    const told = this.#world.problems;
    for (const problem of world.problems.filter((one) => !told.includes(one))) this.#onProblem(problem);
    this.#world = world;
    if (this.#loading?.sequence === world.sequence) this.#loading = null;
    const isWhole = world.problems.length === 0;
    this.#retryAt = isWhole ? Number.POSITIVE_INFINITY : this.#now().getTime() + RETRY_AFTER;
  }
}
