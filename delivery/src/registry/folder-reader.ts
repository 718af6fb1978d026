import { performance } from 'node:perf_hooks';
import { messageOf } from '../shared/errors.ts';
import { loadChange, sequencesIn } from './change-files.ts';
import { EMPTY_REGISTRY, type RegistryDocument } from './registry-document.ts';
import { DamagedRegistryError } from './stored-document.ts';

/** Pause between two looks at a damaged folder: each look reads all its files, and every page view asks (ms). */
const DAMAGE_INTERVAL = 250;

/** The newest intact change file of a folder. A damaged one is reported to `onProblem` once and skipped. */
export class FolderReader {
  readonly #folder: string;
  readonly #onProblem: (message: string) => void;
  readonly #now: () => number;
  readonly #reported = new Set<string>();
  #newest: RegistryDocument = EMPTY_REGISTRY;
  #damage: DamagedRegistryError | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** `now` is monotonic, in ms from any origin. */
  constructor(folder: string, onProblem: (message: string) => void, now = () => performance.now()) {
    this.#folder = folder;
    this.#onProblem = onProblem;
    this.#now = now;
  }

  get newest(): RegistryDocument {
    return this.#newest;
  }

  /** Files newer than the newest intact one that cannot be read. */
  get damage(): DamagedRegistryError | null {
    return this.#damage;
  }

  /** Checks whether the next numbers exist; while there is damage, only every `DAMAGE_INTERVAL`. */
  async read(): Promise<RegistryDocument> {
    const isDue = this.#now() - this.#lookedAt >= DAMAGE_INTERVAL;
    return this.#damage === null || isDue ? this.readNow() : this.#newest;
  }

  /** Looks again whatever was seen before: a change must not be refused for damage that has been repaired. */
  async readNow(): Promise<RegistryDocument> {
    this.#lookedAt = this.#now();
    try {
      let next = await loadChange(this.#folder, this.#newest.sequence + 1);
      for (; next; next = await loadChange(this.#folder, this.#newest.sequence + 1)) {
        this.#adopt(next.document);
      }
      this.#damage = null;
    } catch {
      await this.jump();
    }
    return this.#newest;
  }

  /** Jumps to the highest intact file at once. */
  async jump(): Promise<void> {
    let damage: DamagedRegistryError | null = null;
    try {
      for (const sequence of await sequencesIn(this.#folder)) {
        if (sequence <= this.#newest.sequence) break;
        const problem = await this.#tryOne(sequence);
        damage ??= problem;
      }
    } catch (error) {
      damage = new DamagedRegistryError(`The registry folder ${this.#folder}`, `${messageOf(error)}.`, error);
      this.report(damage);
    }
    this.#damage = damage;
  }

  report(error: DamagedRegistryError): void {
    if (!this.#reported.has(error.message)) this.#onProblem(error.message);
    this.#reported.add(error.message);
  }

  async #tryOne(sequence: number): Promise<DamagedRegistryError | null> {
    try {
      const change = await loadChange(this.#folder, sequence);
      if (change) this.#adopt(change.document);
      return null;
    } catch (error) {
      if (!(error instanceof DamagedRegistryError)) throw error;
      this.report(error);
      return error;
    }
  }

  #adopt(document: RegistryDocument): void {
    if (document.sequence > this.#newest.sequence) this.#newest = document;
  }
}
