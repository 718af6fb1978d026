import { EMPTY_REGISTRY, type RegistryDocument } from './registry-document.ts';
import { documentOf, type StoredRow } from './registry-statements.ts';
import { DamagedRegistryError } from './stored-document.ts';

/** The newest whole document a process knows of, and who wants to hear of the next. */
export class NewestDocument {
  readonly listeners = new Set<(document: RegistryDocument) => void>();
  readonly #onProblem: (message: string) => void;
  readonly #reported = new Set<string>();
  #document: RegistryDocument = EMPTY_REGISTRY;
  #isDamaged = false;

  constructor(onProblem: (message: string) => void) {
    this.#onProblem = onProblem;
  }

  get document(): RegistryDocument {
    return this.#document;
  }

  /** Whether a row above the document cannot be read. */
  get isDamaged(): boolean {
    return this.#isDamaged;
  }

  adopt(document: RegistryDocument): void {
    if (document.sequence <= this.#document.sequence) return;
    this.#document = document;
    for (const listener of this.listeners) listener(document);
  }

  /** Takes the first whole row of these, newest first. A damaged one is told once and passed over. */
  adoptRows(rows: readonly StoredRow[]): void {
    this.#isDamaged = false;
    for (const row of rows) {
      try {
        this.adopt(documentOf(row));
        return;
      } catch (error) {
        if (!(error instanceof DamagedRegistryError)) throw error;
        this.#isDamaged = true;
        if (!this.#reported.has(error.message)) this.#onProblem(error.message);
        this.#reported.add(error.message);
      }
    }
  }
}
