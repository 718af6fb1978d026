import { messageOf } from '../shared/errors.ts';
import { loadChange, sequencesIn } from './change-files.ts';
import { EMPTY_REGISTRY, type RegistryDocument } from './registry-document.ts';
import { DamagedRegistryError } from './stored-document.ts';

/** The newest whole change file of a folder. A damaged one is told to `onProblem` once and passed over. */
export class FolderReader {
  readonly #folder: string;
  readonly #onProblem: (message: string) => void;
  readonly #reported = new Set<string>();
  #newest: RegistryDocument = EMPTY_REGISTRY;
  #damage: DamagedRegistryError | null = null;

  constructor(folder: string, onProblem: (message: string) => void) {
    this.#folder = folder;
    this.#onProblem = onProblem;
  }

  get newest(): RegistryDocument {
    return this.#newest;
  }

  /** What lies above the newest whole file and cannot be read. */
  get damage(): DamagedRegistryError | null {
    return this.#damage;
  }

  /** Looks whether the next numbers exist. */
  async read(): Promise<RegistryDocument> {
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

  /** Goes on to the highest whole file at once. */
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
