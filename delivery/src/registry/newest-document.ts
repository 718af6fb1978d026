import { EMPTY_REGISTRY, type RegistryDocument } from './registry-document.ts';
import { documentOf, type StoredRow } from './registry-statements.ts';
import { DamagedRegistryError } from './stored-document.ts';

/** The newest intact document a process knows, and the listeners for the next one. */
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

  /** Whether a row newer than the document cannot be read. */
  get isDamaged(): boolean {
    return this.#isDamaged;
  }

  adopt(document: RegistryDocument): void {
    if (document.sequence <= this.#document.sequence) return;
    this.#document = document;
    for (const listener of this.listeners) listener(document);
  }

  /** Takes the first intact row, newest first. A damaged one is reported once and skipped. */
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
