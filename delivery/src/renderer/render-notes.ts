import type { RenderTarget } from './render-protocol.ts';

/** How a note of a render process begins; the addresses of the code that ran follow, the innermost first. */
export const NOTE = { stuck: 'stuck', running: 'running', ending: 'ending' } as const;

/** The folder of a bundle: everything the release runs on the server lies in it. */
const folderOf = ({ module }: RenderTarget) => module.slice(0, module.lastIndexOf('/') + 1);

/** What a render process says of itself while its bundles cannot: that one holds it, and whose code that is. */
export class RenderNotes {
  readonly #targets = new Map<string, RenderTarget>();
  #isStuck = false;
  #culprit: RenderTarget | null = null;

  /** From now on the bundle may be the one that runs. */
  know(target: RenderTarget): void {
    this.#targets.set(folderOf(target), target);
  }

  /** Takes over what was written; several notes may come at once. */
  read(text: string): void {
    for (const note of text.split('\n')) {
      if (note.startsWith(NOTE.running)) {
        this.#isStuck = false;
        this.#culprit = null;
      } else if (note.startsWith(NOTE.stuck) || note.startsWith(NOTE.ending)) {
        this.#isStuck = note.startsWith(NOTE.stuck);
        this.#culprit = this.#ownerOf(note) ?? this.#culprit;
      }
    }
  }

  /** Whether some code has held the process for long, so that no other can go on. */
  get isStuck(): boolean {
    return this.#isStuck;
  }

  /** Whose code holds the process, or ended it; null when it is none of a bundle's. */
  get culprit(): RenderTarget | null {
    return this.#culprit;
  }

  /** The owner of the innermost address. */
  #ownerOf(note: string): RenderTarget | null {
    const found = [...this.#targets]
      .map(([folder, target]) => ({ target, at: note.indexOf(folder) }))
      .filter(({ at }) => at >= 0);
    return found.toSorted((a, b) => a.at - b.at)[0]?.target ?? null;
  }
}
