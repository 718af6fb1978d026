/**
 * Remembers which extensions let a page wait in vain, so that the next pages do not wait for them: one that hangs costs one
 * page its time, not all of them. They are tried beside the pages, one at a time, until one answers in time again.
 */
export class ExtensionTrust {
  readonly #late = new Set<string>();
  readonly #tried = new Set<string>();

  /** Whether the page waits for it, tries it without waiting, or leaves it alone because it is being tried. */
  begin(key: string): 'wait' | 'try' | 'leave' {
    if (!this.#late.has(key)) return 'wait';
    if (this.#tried.has(key)) return 'leave';
    this.#tried.add(key);
    return 'try';
  }

  /** It was not there when its time was over. */
  wasLate(key: string): void {
    this.#late.add(key);
    this.#tried.add(key);
  }

  /** It has answered, or failed, at last. */
  ended(key: string, isInTime: boolean): void {
    this.#tried.delete(key);
    if (isInTime) this.#late.delete(key);
  }
}
